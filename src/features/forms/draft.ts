/** The texts of a form that have not been sent yet. */
export interface Draft {
  /** The id of the submission with these texts, so that it is not written twice; empty if not sent yet. */
  readonly id: string;
}

/** The values of a form by the names of its fields. */
export type Values = Readonly<Record<string, string>>;

/** Returns the values of a form, including those that autofill entered without events. */
export const valuesOf = (form: HTMLFormElement): Values =>
  Object.fromEntries(
    [...new FormData(form)].map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );

/** Returns a draft with the entered values. A change makes it a different submission. */
export function entered<Kept extends Draft>(draft: Kept, values: Values): Kept {
  const changed = Object.entries(draft).flatMap(([name, kept]: [string, unknown]) => {
    const value = values[name];
    return name === 'id' || value === undefined || value === kept ? [] : [[name, value] as const];
  });
  return changed.length === 0 ? draft : { ...draft, ...Object.fromEntries(changed), id: '' };
}
