import { describe, expect, it } from 'vitest';
import { languageTags, otherLocale } from '~/i18n/locales';
import { addressesIn, find, isOurs } from './addresses';
import { all, attribute, complaints, counterpart, type Page } from './site';

const isToggle = ({ attrs }: { attrs: { name: string }[] }) =>
  attrs.some(({ name }) => name === 'data-language-toggle');

it('links keep the language, but for the toggle', () => {
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

  it('is on every page', () => {
    expect(complaints((page) => (toggles(page).length > 0 ? [] : ['no toggle']))).toEqual([]);
  });

  it('leads to the same page in the other language, and says in which', () => {
    expect(
      complaints((page) =>
        toggles(page).flatMap((toggle) => {
          const tag = languageTags[otherLocale(page.locale)];
          return [
            attribute(toggle, 'href') !== counterpart(page)?.path && 'another page',
            attribute(toggle, 'hreflang') !== tag && 'hreflang',
            attribute(toggle, 'lang') !== tag && 'lang',
          ].filter((wrong) => wrong !== false);
        }),
      ),
    ).toEqual([]);
  });
});
