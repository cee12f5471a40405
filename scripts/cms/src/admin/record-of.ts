/** The properties of an object whose type is unknown, such as the values of a form; none for anything else. */
export const recordOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' ? { ...value } : {};
