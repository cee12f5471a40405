import type { Specification } from './comparison';

const loaded = new Map<string, Promise<Specification[]>>();

async function fetchSpecifications(pageUrl: string): Promise<Specification[]> {
  const response = await fetch(pageUrl);
  if (!response.ok) throw new Error(`${pageUrl}: ${response.status}`);
  // The parsed document has this page's content security policy, which lacks the hashes of its styles.
  const html = (await response.text()).replaceAll(/<style\b.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('[data-specifications] > div')].map((line) => [
    line.querySelector('dt')?.textContent.trim() ?? '',
    line.querySelector('dd')?.textContent.trim() ?? '',
  ]);
}

/**
 * Loads a product's specifications from its page (docs/decisions/0022-comparison.md).
 * @throws if the page cannot be fetched; the next call tries again
 */
export function loadSpecifications(pageUrl: string): Promise<Specification[]> {
  const known = loaded.get(pageUrl);
  if (known) return known;
  const specifications = fetchSpecifications(pageUrl).catch((error: unknown) => {
    loaded.delete(pageUrl);
    throw error;
  });
  loaded.set(pageUrl, specifications);
  return specifications;
}
