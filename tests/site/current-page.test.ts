import { describe } from 'vitest';
import { all, attribute, pages, plainPath, testPages, type Page } from './site';

/** The links with this `aria-current` in a page's main navigation, on desktop and phone. */
const current = (page: Page, value: string) =>
  all(page, 'a')
    .filter((link) => attribute(link, 'aria-current') === value)
    .map((link) => attribute(link, 'href') ?? '');

describe('aria-current', () => {
  testPages('is "page" only on links to the page itself', (page) =>
    current(page, 'page').filter((href) => href !== page.path),
  );

  const linked = ['/', '/instruments', '/studio-rental', '/contact', '/cart', '/wishlist'];
  testPages(
    'is "page" on the link of every page in the header',
    (page) => (current(page, 'page').length > 0 ? [] : ['no link']),
    pages.filter((page) => linked.includes(plainPath(page))),
  );

  testPages(
    'is "true" on the Instruments links of category and product pages',
    (page) => {
      const instruments = page.path.replace(/\/(instruments|product)\/.*/, '/instruments');
      const links = current(page, 'true').filter((href) => href === instruments);
      return links.length === 2 ? [] : [`${links.length} links`];
    },
    // On later pages of the whole catalogue, the category link "all" is current too.
    pages.filter((page) => /^\/(product\/|instruments\/[a-z])/.test(plainPath(page))),
  );
});
