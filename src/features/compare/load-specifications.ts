import { once } from '~/lib/once';
import type { Specification } from './comparison';

/**
 * Loads a product's specifications from its page, once (docs/decisions/0022-comparison.md).
 * @throws if the page cannot be fetched; the next call tries again
 */
export const loadSpecifications = once(async (pageUrl: string): Promise<Specification[]> => {
  const response = await fetch(pageUrl);
  if (!response.ok) throw new Error(`${pageUrl}: ${response.status}`);
  // The parsed document has this page's content security policy, which lacks the hashes of its styles.
  const html = (await response.text()).replaceAll(/<style\b.*?<\/style>/gs, '');
  const page = new DOMParser().parseFromString(html, 'text/html');
  return [...page.querySelectorAll('[data-specifications] div')].map((line) => [
    line.querySelector('dt')?.textContent.trim() ?? '',
    line.querySelector('dd')?.textContent.trim() ?? '',
  ]);
});
