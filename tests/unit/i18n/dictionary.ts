/** A text of a dictionary with the key that `t` finds it by, e.g. `lists.features.drums.2`. */
export type Entry = readonly [key: string, text: string];

/** All texts of a dictionary. What is no text, list or group is a mistake. */
export function entriesOf(node: unknown, key = ''): Entry[] {
  if (typeof node === 'string') return [[key, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`${key}: ${String(node)}`);
  return Object.entries(node).flatMap(([name, child]) =>
    entriesOf(child, key === '' ? name : `${key}.${name}`),
  );
}

const plural = /_(zero|one|two|few|many|other)$/;

/** The key that the code asks for: without the ending that i18next picks by a count. */
export const askedFor = (key: string): string => key.replace(plural, '');

/** The ending of a key that says something counted; `undefined`: it is none. */
export const pluralOf = (key: string): string | undefined => plural.exec(key)?.[1];

/** The gaps in a text, e.g. `{{name}}`, each once, sorted. */
export const gapsIn = (text: string): string[] => [...new Set(text.match(/\{\{[^}]*\}\}/g))].sort();

export const withoutGaps = (text: string): string => text.replace(/\{\{[^}]*\}\}/g, '');
