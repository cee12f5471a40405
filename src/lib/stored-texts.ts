import { isObject, parseJson } from './json';
import { tabStorage } from './storage';

/**
 * Reads the texts that this tab stores under a key, such as the values of a form.
 * @param empty the names of the texts, with defaults for missing or invalid ones
 */
export function readTexts<Texts extends object>(key: string, empty: Texts): Texts {
  const parsed = parseJson(tabStorage.read(key) ?? '');
  const stored = isObject(parsed) ? parsed : {};
  return Object.fromEntries(
    Object.entries(empty).map(([name, text]: [string, unknown]) => {
      const value = stored[name];
      return [name, typeof value === 'string' ? value : text];
    }),
  ) as Texts;
}

export const keepTexts = (key: string, texts: object): void =>
  void tabStorage.write(key, JSON.stringify(texts));
