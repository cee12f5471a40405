/** Immutable files may come from the HTTP cache until a request fails. */
let cache: RequestCache = 'default';

export async function fetchJson<T>(url: string, cache: RequestCache): Promise<T> {
  const response = await fetch(url, { cache });
  if (!response.ok) throw new Error(`${url}: ${response.status}`);
  return (await response.json()) as T;
}

/**
 * The entry of the page's language in a pointer: a file that names current files and is never cached.
 * @throws if there is none
 */
export async function readPointer(pointer: string): Promise<string> {
  const language = document.documentElement.lang.slice(0, 2);
  const entry = (await fetchJson<Record<string, string>>(pointer, 'no-cache'))[language];
  if (entry === undefined) throw new Error(`${pointer}: no list for ${language}`);
  return entry;
}

/**
 * Loads a file whose name has a hash of its contents.
 * @param url of the file when the page was built, if known
 * @param currentUrl finds the file's present address
 * @param fetchFile fetches and unpacks it
 */
export async function loadCurrent<T>(
  url: string | undefined,
  currentUrl: () => Promise<string>,
  fetchFile: (url: string, cache: RequestCache) => Promise<T>,
): Promise<T> {
  try {
    return await fetchFile(url ?? (await currentUrl()), cache);
  } catch {
    // Either the shop was rebuilt and no longer has this file, or the cache holds a bad response,
    // such as a 404 sent as immutable. `reload` bypasses the cache and replaces what is in it.
    cache = 'reload';
    return fetchFile(await currentUrl(), cache);
  }
}
