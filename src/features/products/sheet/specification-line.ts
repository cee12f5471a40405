/** A row of the specifications table, as text. */
export interface SpecificationLine {
  /** Of an attribute its id, of another row its key in the dictionaries. */
  id: string;
  label: string;
  /** Absent if it decides but is not stated. */
  value?: string;
}
