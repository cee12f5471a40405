import { expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { kinds } from '~/features/products/specifications/kinds';
import type { CategoryId } from '~/features/products/product';
import { pathPrefix } from '~/i18n/locales';
import { all, attribute, metas, pageAt, pages, plainPath, textOf, testPages } from './site';

const sold = await readBuiltinCatalogue('data/catalogue');
const kindPages = pages.filter((page) =>
  /^\/instruments\/[^/]+\/[a-z][^/]*$/.test(plainPath(page)),
);

it('a kind’s page shows its products, its name and its description', () => {
  expect(kindPages.length).toBeGreaterThan(50);
  for (const page of kindPages) {
    const [, , category = '', id = ''] = plainPath(page).split('/');
    const products = sold.filter((each) => each.category === category && each.kind === id);
    const cards = all(page, 'article').map(textOf);
    expect(cards, page.path).toHaveLength(products.length);
    const kind = kinds[category as CategoryId].find((each) => each.id === id);
    expect(all(page, 'h1').map(textOf)[0], page.path).toContain(kind?.name[page.locale]);
    expect(all(page, 'title').map(textOf)[0], page.path).toContain(kind?.name[page.locale]);
    expect(metas(page, 'description'), page.path).toEqual([kind?.description[page.locale]]);
    expect(all(page, 'p').map(textOf), page.path).toContain(kind?.description[page.locale]);
  }
});

testPages(
  'a category page and its kinds’ pages link to the kinds with their counts',
  (page) => {
    const [, , category = ''] = plainPath(page).split('/');
    const root = `${pathPrefix(page.locale)}/instruments`;
    const links = all(page, 'a').map((link) => `${attribute(link, 'href') ?? ''} ${textOf(link)}`);
    return kinds[category as CategoryId].flatMap(({ id, name }) => {
      const count = sold.filter((each) => each.category === category && each.kind === id).length;
      const link = `${root}/${category}/${id} ${name[page.locale]}${count}`;
      return count === 0 || links.includes(link) ? [] : [link];
    });
  },
  pages.filter((page) => /^\/instruments\/[a-z]/.test(plainPath(page))),
);

testPages(
  'a kind’s page links to its category, which is current in its navigation and in the menu',
  (page) => {
    const category = page.path.replace(/\/[^/]+$/, '');
    const current = all(page, 'a').filter(
      (link) => attribute(link, 'href') === category && attribute(link, 'aria-current') === 'true',
    );
    return pageAt(category) && current.length === 2 ? [] : ['no link to its category'];
  },
  kindPages,
);
