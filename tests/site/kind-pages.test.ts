import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { kinds } from '~/features/products/sheet/kinds';
import { categoryIds, type CategoryId } from '~/features/products/product';
import { locales, pathPrefix } from '~/i18n/locales';
import { all, attribute, complaints, metas, pageAt, pages, plainPath, textOf } from './site';

interface Sold {
  id: string;
  category: CategoryId;
  kind?: string;
}

const sold = categoryIds.flatMap((category) =>
  (
    JSON.parse(readFileSync(`data/catalogue/${category}.json`, 'utf8')) as Omit<Sold, 'category'>[]
  ).map((product): Sold => ({ ...product, category })),
);
const sections = [
  ...new Set(sold.flatMap(({ category, kind }) => (kind ? [`${category}/${kind}`] : []))),
];
const kindPages = pages.filter((page) =>
  /^\/instruments\/[^/]+\/[a-z][^/]*$/.test(plainPath(page)),
);

it('each kind with products has a page in each language, and no other kind has', () => {
  const wanted = locales.flatMap((locale) =>
    sections.map((section) => `${pathPrefix(locale)}/instruments/${section}`),
  );
  expect(wanted.length).toBeGreaterThan(50);
  expect(kindPages.map(({ path }) => path).toSorted()).toEqual(wanted.toSorted());
});

it('a kind’s page shows its products, its name and its description', () => {
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

it('a category page and its kinds’ pages link to the kinds with their counts', () => {
  expect(
    complaints(
      (page) => {
        const [, , category = ''] = plainPath(page).split('/');
        const root = `${pathPrefix(page.locale)}/instruments`;
        const links = all(page, 'a').map(
          (link) => `${attribute(link, 'href') ?? ''} ${textOf(link)}`,
        );
        return kinds[category as CategoryId].flatMap(({ id, name }) => {
          const count = sold.filter(
            (each) => each.category === category && each.kind === id,
          ).length;
          const link = `${root}/${category}/${id} ${name[page.locale]}${count}`;
          return count === 0 || links.includes(link) ? [] : [link];
        });
      },
      pages.filter((page) => /^\/instruments\/[a-z]/.test(plainPath(page))),
    ),
  ).toEqual([]);
});

it('a kind’s page links to its category, which is current in its navigation and in the menu', () => {
  expect(
    complaints((page) => {
      const category = page.path.replace(/\/[^/]+$/, '');
      const current = all(page, 'a').filter(
        (link) =>
          attribute(link, 'href') === category && attribute(link, 'aria-current') === 'true',
      );
      return pageAt(category) && current.length === 2 ? [] : ['no link to its category'];
    }, kindPages),
  ).toEqual([]);
});
