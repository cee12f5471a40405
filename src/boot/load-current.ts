import type { Locale } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';
import { fetchJson, isTimeout } from '~/lib/fetch-json';

/** Immutable files may come from the HTTP cache until a request fails. */
let cache: RequestCache = 'default';

/**
 * Reads a pointer: an uncached file with the current URL of a file in each language.
 * @returns the entry of the page's language
 * @throws if the pointer cannot be fetched or has no such entry
 */
export async function readPointer(pointer: string): Promise<string> {
  const language = pageLocale();
  const files = await fetchJson<Partial<Record<Locale, string>>>(pointer, { cache: 'no-cache' });
  const entry = files[language];
  if (entry === undefined) throw new Error(`${pointer}: no list for ${language}`);
  return entry;
}

/**
 * Loads a file whose name contains a hash of its contents.
 * @param url of the file when the page was built, if known
 * @param currentUrl returns the file's current URL
 * @param fetchFile fetches and unpacks it
 * @throws if the current file cannot be loaded either, or a file was not loaded in time
 */
export async function loadCurrent<T>(
  url: string | undefined,
  currentUrl: () => Promise<string>,
  fetchFile: (url: string, cache: RequestCache) => Promise<T>,
): Promise<T> {
  try {
    return await fetchFile(url ?? (await currentUrl()), cache);
  } catch (error) {
    // After a timeout, let the user retry.
    if (isTimeout(error)) throw error;
    // Either a new release has removed this file, or the cache holds a bad response, such as a 404
    // sent as immutable. `reload` bypasses the cache and replaces the cached response.
    cache = 'reload';
    return fetchFile(await currentUrl(), cache);
  }
}
