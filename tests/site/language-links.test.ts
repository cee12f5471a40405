import { describe, expect, it } from 'vitest';
import { languageTags, otherLocales } from '~/i18n/locales';
import { addressesIn, find, isOurs } from './addresses';
import { all, attribute, complaints, translationOf, type Page } from './site';

const isToggle = ({ attrs }: { attrs: { name: string }[] }) =>
  attrs.some(({ name }) => name === 'data-language-toggle');

it('only the language toggle links to another language', () => {
  expect(
    complaints((page) =>
      addressesIn(page)
        .filter(
          ({ element }) => ['a', 'area', 'form'].includes(element.tagName) && !isToggle(element),
        )
        .filter(isOurs)
        .flatMap(({ url }) => {
          const target = find(url);
          if (target === undefined || target === 'file' || target.locale === page.locale) return [];
          return [`a link to ${target.path}`];
        }),
    ),
  ).toEqual([]);
});

describe('the language toggle', () => {
  const toggles = (page: Page) => all(page, 'a').filter(isToggle);

  it('links to the same page in each other language, tagged with that language', () => {
    const linksOn = (page: Page) =>
      toggles(page).map((link) =>
        ['href', 'hreflang', 'lang'].map((name) => attribute(link, name)),
      );
    const expected = (page: Page) =>
      otherLocales(page.locale).map((locale) => {
        const tag = languageTags[locale];
        return [translationOf(page, locale)?.path, tag, tag];
      });
    expect(
      complaints((page) =>
        JSON.stringify(linksOn(page)) === JSON.stringify(expected(page))
          ? []
          : [JSON.stringify(linksOn(page))],
      ),
    ).toEqual([]);
  });
});
