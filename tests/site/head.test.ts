import { describe, expect, it } from 'vitest';
import { languageTags, locales } from '~/i18n/locales';
import { routeOf } from '~/site/routes';
import { settings } from '~/site/settings';
import {
  all,
  attribute,
  htmlLang,
  isIndexable,
  metas,
  pages,
  plainPath,
  textOf,
  testPages,
  type Page,
} from './site';

const titles = (page: Page) =>
  all(page, 'title')
    .filter(({ parentNode }) => parentNode?.nodeName === 'head')
    .map(textOf);
const descriptions = (page: Page) => metas(page, 'description');

testPages('every page has a lang attribute of its language', (page) =>
  htmlLang(page) === languageTags[page.locale] ? [] : [`lang ${String(htmlLang(page))}`],
);

for (const [name, find] of [
  ['title', titles],
  ['description', descriptions],
] as const) {
  testPages(`every page has one ${name}`, (page) => {
    const found = find(page);
    return found.length === 1 && found[0] !== '' ? [] : [`${found.length}: ${found.join()}`];
  });
}

testPages(
  'the first og:image of a page is the JPEG of twitter:image; products have all their pictures',
  (page) => {
    const pictures = all(page, 'img').filter((img) => attribute(img, 'sizes')?.includes('52vw'));
    const [first, ...others] = metas(page, 'og:image');
    const wanted = Math.max(pictures.length - 1, 0);
    return first === metas(page, 'twitter:image')[0] && others.length === wanted
      ? []
      : [`${first} and ${others.length} others`];
  },
);

testPages('numbers of orders and models are no links to call on an iPhone', (page) =>
  metas(page, 'format-detection').join() === 'telephone=no' ? [] : ['no format-detection'],
);

testPages('every title has the brand', (page) =>
  titles(page).filter((title) => !title.includes(settings.brand)),
);

describe.each(locales)('in %s', (locale) => {
  const indexable = pages.filter((page) => page.locale === locale && isIndexable(page));

  it.each([
    ['titles', titles],
    ['descriptions', descriptions],
  ] as const)('all %s differ', (_, find) => {
    const owners = Map.groupBy(indexable, (page) => find(page).join());
    const shared = [...owners].filter(([, owners]) => owners.length > 1);
    expect(
      shared.map(([text, owners]) => `${owners.map(({ path }) => path).join(', ')}: ${text}`),
    ).toEqual([]);
  });

  const isChinese = (text: string) => /\p{Script=Han}/u.test(text.replaceAll(settings.brand, ''));
  testPages(
    'descriptions are in that language',
    (page) => descriptions(page).filter((text) => isChinese(text) !== (locale === 'zh')),
    pages.filter((page) => page.locale === locale),
  );

  if (locale === 'en') {
    testPages(
      'titles have no Chinese besides the brand',
      (page) => [...titles(page), ...metas(page, 'og:title')].filter(isChinese),
      pages.filter((page) => page.locale === locale),
    );
  }
});

describe('search engines', () => {
  const isExcluded = (page: Page) => !routeOf(plainPath(page)).indexed;

  testPages(
    'do not index personal pages and error pages',
    (page) => (metas(page, 'robots').join() === 'noindex, nofollow' ? [] : ['let in']),
    pages.filter(isExcluded),
  );

  testPages(
    'index all other pages',
    (page) => metas(page, 'robots'),
    pages.filter((page) => !isExcluded(page)),
  );
});
