import { isTimeout } from './fetch-json';

/** Immutable files may come from the HTTP cache until a request fails. */
let cache: RequestCache = 'default';

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
