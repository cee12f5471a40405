import { languageTags, otherLocales } from '~/i18n/locales';
import { addressesIn, find, isOurs } from './addresses';
import { all, attribute, testPages, translationOf } from './site';

const isToggle = ({ attrs }: { attrs: { name: string }[] }) =>
  attrs.some(({ name }) => name === 'data-language-toggle');

testPages('only the language toggle links to another language', (page) =>
  addressesIn(page)
    .filter(({ element }) => ['a', 'area', 'form'].includes(element.tagName) && !isToggle(element))
    .filter(isOurs)
    .flatMap(({ url }) => {
      const target = find(url);
      if (target === undefined || target === 'file' || target.locale === page.locale) return [];
      return [`a link to ${target.path}`];
    }),
);

testPages(
  'the language toggle links to the same page in each other language, tagged with that language',
  (page) => {
    const links = all(page, 'a')
      .filter(isToggle)
      .map((link) => ['href', 'hreflang', 'lang'].map((name) => attribute(link, name)));
    const expected = otherLocales(page.locale).map((locale) => {
      const tag = languageTags[locale];
      return [translationOf(page, locale)?.path, tag, tag];
    });
    return JSON.stringify(links) === JSON.stringify(expected) ? [] : [JSON.stringify(links)];
  },
);
