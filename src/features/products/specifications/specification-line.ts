/** A row of the specifications table, as text. */
export interface SpecificationLine {
  /** The id of an attribute, or the dictionary key of another row. */
  id: string;
  label: string;
  /** Absent if it decides but is not stated. */
  value?: string;
}
