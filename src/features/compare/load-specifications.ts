import type { Specification } from './comparison';

const loaded = new Map<string, Promise<Specification[]>>();

async function fetchSpecifications(pageUrl: string): Promise<Specification[]> {
  const response = await fetch(pageUrl);
  if (!response.ok) throw new Error(`${pageUrl}: ${response.status}`);
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  return [...page.querySelectorAll('[data-specifications] > div')].map((line) => [
    line.querySelector('dt')?.textContent.trim() ?? '',
    line.querySelector('dd')?.textContent.trim() ?? '',
  ]);
}

/**
 * A product's specifications, read from its page: the page is the one place where they are written
 * out, and a comparison costs the pages of what is compared, whatever the size of the shop
 * (docs/decisions/0022-comparison.md).
 * @throws when the page cannot be fetched; the next call tries again
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
