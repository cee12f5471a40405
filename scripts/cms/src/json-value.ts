/** The value of a JSON field: Strapi has what it has loaded as it is, and what an editor has changed as text. */
export function parsed(value: unknown): unknown {
  if (typeof value !== 'string') return value ?? undefined;
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  value === '' ||
  (typeof value === 'object' && Object.values(value).every(isEmpty));

/** As Strapi's own JSON field writes it; null if there is nothing in it. */
export const written = (value: unknown) => (isEmpty(value) ? null : JSON.stringify(value));
