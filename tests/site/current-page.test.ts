import { describe, expect, it } from 'vitest';
import { all, attribute, complaints, pages, plainPath, type Page } from './site';

/** The links with this `aria-current` in a page's main navigation, on desktop and phone. */
const current = (page: Page, value: string) =>
  all(page, 'a')
    .filter((link) => attribute(link, 'aria-current') === value)
    .map((link) => attribute(link, 'href') ?? '');

const under = (...paths: string[]) =>
  pages.filter((page) => paths.some((path) => plainPath(page).startsWith(`${path}/`)));

describe('aria-current', () => {
  it('is "page" only on links to the page itself', () => {
    expect(
      complaints((page) => current(page, 'page').filter((href) => href !== page.path)),
    ).toEqual([]);
  });

  it('is "page" on the link of every page in the header', () => {
    const linked = ['/', '/instruments', '/studio-rental', '/contact', '/cart', '/wishlist'];
    const found = pages.filter((page) => linked.includes(plainPath(page)));
    expect(found).toHaveLength(12);
    expect(
      complaints((page) => (current(page, 'page').length > 0 ? [] : ['no link']), found),
    ).toEqual([]);
  });

  it('is "true" on the Instruments links of category and product pages', () => {
    // On later pages of the whole catalogue, the category "all" is such a link too.
    const found = under('/instruments', '/product').filter(
      ({ path }) => !/\/instruments\/\d+$/.test(path),
    );
    expect(found.length).toBeGreaterThan(12);
    expect(
      complaints((page) => {
        const instruments = page.path.replace(/\/(instruments|product)\/.*/, '/instruments');
        const links = current(page, 'true').filter((href) => href === instruments);
        return links.length === 2 ? [] : [`${links.length} links`];
      }, found),
    ).toEqual([]);
  });
});
