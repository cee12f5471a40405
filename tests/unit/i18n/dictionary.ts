/** A text of a dictionary with its full key, e.g. `lists.features.drums.2`. */
export type Entry = readonly [key: string, text: string];

/**
 * All texts of a dictionary.
 * @throws an Error for a value that is neither text, list nor object
 */
export function entriesOf(node: unknown, key = ''): Entry[] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`${key}: ${String(node)}`);
  return Object.entries(node).flatMap(([name, child]) =>
    entriesOf(child, key === '' ? name : `${key}.${name}`),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;

/** A key without i18next's plural suffix, as code uses it. */
export const baseKey = (key: string): string => key.replace(plural, '');

/** The plural form of a key with i18next's plural suffix. */
export const pluralFormOf = (key: string): string | undefined => plural.exec(key)?.[1];

/** The distinct placeholders of a text, e.g. `{{name}}`, sorted. */
export const placeholdersIn = (text: string): string[] =>
  [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort();

export const withoutPlaceholders = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '');
