import { describe, expect, it } from 'vitest';
import { languageTags, locales } from '~/i18n/locales';
import { routeOf } from '~/site/routes';
import { settings } from '~/site/settings';
import {
  all,
  attribute,
  complaints,
  htmlLang,
  isIndexable,
  metas,
  pages,
  plainPath,
  textOf,
  type Page,
} from './site';

const titles = (page: Page) =>
  all(page, 'title')
    .filter(({ parentNode }) => parentNode?.nodeName === 'head')
    .map(textOf);
const descriptions = (page: Page) => metas(page, 'description');

it('every page has a lang attribute of its language', () => {
  expect(
    complaints((page) =>
      htmlLang(page) === languageTags[page.locale] ? [] : [`lang ${String(htmlLang(page))}`],
    ),
  ).toEqual([]);
});

it.each([
  ['title', titles],
  ['description', descriptions],
  ...['og:title', 'og:description', 'twitter:title', 'twitter:image', 'twitter:description'].map(
    (name) => [name, (page: Page) => metas(page, name)] as const,
  ),
] as const)('every page has one %s', (_, find) => {
  expect(
    complaints((page) => {
      const found = find(page);
      return found.length === 1 && found[0] !== '' ? [] : [`${found.length}: ${found.join()}`];
    }),
  ).toEqual([]);
});

it('the first og:image of a page is the JPEG of twitter:image; products have all their pictures', () => {
  const pictures = (page: Page) =>
    all(page, 'img').filter((img) => attribute(img, 'sizes')?.includes('52vw'));
  expect(
    complaints((page) => {
      const [first, ...others] = metas(page, 'og:image');
      const wanted = Math.max(pictures(page).length - 1, 0);
      return first === metas(page, 'twitter:image')[0] && others.length === wanted
        ? []
        : [`${first} and ${others.length} others`];
    }),
  ).toEqual([]);
});

it('every title has the brand', () => {
  expect(
    complaints((page) => titles(page).filter((title) => !title.includes(settings.brand))),
  ).toEqual([]);
});

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

  it('descriptions are in that language', () => {
    const isChinese = (text: string) => /\p{Script=Han}/u.test(text.replaceAll(settings.brand, ''));
    const own = pages.filter((page) => page.locale === locale);
    expect(
      complaints(
        (page) => descriptions(page).filter((text) => isChinese(text) !== (locale === 'zh')),
        own,
      ),
    ).toEqual([]);
  });
});

describe('search engines', () => {
  const isExcluded = (page: Page) => !routeOf(plainPath(page)).indexed;

  it('do not index personal pages and error pages', () => {
    const found = pages.filter(isExcluded);
    expect(found).toHaveLength(locales.length * 11);
    expect(
      complaints(
        (page) => (metas(page, 'robots').join() === 'noindex, nofollow' ? [] : ['let in']),
        found,
      ),
    ).toEqual([]);
  });

  it('index all other pages', () => {
    const found = pages.filter((page) => !isExcluded(page));
    expect(complaints((page) => metas(page, 'robots'), found)).toEqual([]);
  });
});
