import { describe, expect, it } from 'vitest';
import { all, attribute, complaints, counterpart, pageAt, pages, type Page } from './site';

const current = (page: Page) =>
  all(page, 'a').filter((link) => attribute(link, 'aria-current') === 'page');

describe('the link to the current page', () => {
  it('leads to the page itself', () => {
    expect(
      complaints((page) =>
        current(page)
          .map((link) => attribute(link, 'href') ?? '')
          .filter((href) => href !== page.path),
      ),
    ).toEqual([]);
  });

  it('is highlighted on every page that the header leads to', () => {
    const inChinese = ['/', '/instruments', '/studio-rental', '/contact', '/cart'].map(pageAt);
    const found = pages.filter(
      (page) => inChinese.includes(page) || inChinese.includes(counterpart(page)),
    );
    expect(found).toHaveLength(10);
    expect(complaints((page) => (current(page).length > 0 ? [] : ['none']), found)).toEqual([]);
  });
});
