import { describe, expect, it } from 'vitest';
import {
  defaultLocale,
  forEachLocale,
  languageTags,
  locales,
  otherLocales,
  type Locale,
} from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';
import { settings } from '~/site/settings';
import { foreignWordsIn, simplifiedIn } from '../data/wording';
import {
  baseKey,
  entriesOf,
  placeholdersIn,
  pluralFormOf,
  withoutPlaceholders,
} from './dictionary';

const entries = forEachLocale((locale) => entriesOf(dictionaries[locale]));

/** Whether a key holds the id of a heading, which is not translated because links use it. */
const isAnchor = (key: string) => /^policies\.\w+\.sections\.\d+\.id$/.test(key);
const sentences = forEachLocale((locale) => entries[locale].filter(([key]) => !isAnchor(key)));

const keysOf = (locale: Locale) => new Set(entries[locale].map(([key]) => baseKey(key)));
const lines = (found: readonly (readonly [string, unknown])[]) =>
  found.map(([key, what]) => `${key}: ${String(what)}`);

describe.each(otherLocales(defaultLocale))(
  `the dictionary in %s and that in ${defaultLocale}`,
  (locale) => {
    it('have the same keys, and lists of the same length', () => {
      const [keys, defaultKeys] = [keysOf(locale), keysOf(defaultLocale)];
      expect([...defaultKeys.difference(keys)], 'missing').toEqual([]);
      expect([...keys.difference(defaultKeys)], 'unknown').toEqual([]);
    });

    it('have the same placeholders in each text', () => {
      const placeholders = (locale: Locale) =>
        new Map(
          entries[locale].map(([key, text]) => [baseKey(key), placeholdersIn(text).join(' ')]),
        );
      expect(placeholders(locale)).toEqual(placeholders(defaultLocale));
    });

    it('have the same anchors', () => {
      const anchors = (locale: Locale) => entries[locale].filter(([key]) => isAnchor(key));
      expect(anchors(locale)).toEqual(anchors(defaultLocale));
      expect(anchors(locale)).not.toHaveLength(0);
    });
  },
);

describe.each(locales)('the dictionary in %s', (locale) => {
  it('has no empty texts, and no leading or trailing white space', () => {
    const empty = entries[locale].filter(([, text]) => withoutPlaceholders(text).trim() === '');
    // Numbers without a unit, e.g. the strings of a guitar.
    const numberAlone = empty.filter(([, text]) => text === '{{count}}');
    // Placeholders that are replaced by paragraphs, depending on the shop's settings.
    const otherTexts = empty.filter(([, text]) => /^\{\{(contactForm|orderData)\}\}$/.test(text));
    const allowed = [...numberAlone, ...otherTexts];
    expect(lines(empty.filter((entry) => !allowed.includes(entry)))).toEqual([]);
    expect(lines(entries[locale].filter(([, text]) => text !== text.trim()))).toEqual([]);
  });

  it('has exactly the plural forms of the language', () => {
    const { pluralCategories } = new Intl.PluralRules(languageTags[locale]).resolvedOptions();
    const forms = new Map<string, string[]>();
    for (const [key] of entries[locale]) {
      const form = pluralFormOf(key);
      if (form) forms.set(baseKey(key), [...(forms.get(baseKey(key)) ?? []), form]);
    }
    expect(forms.size).toBeGreaterThan(0);
    for (const [key, has] of forms) expect(has.sort(), key).toEqual([...pluralCategories].sort());
  });

  it('has placeholders that i18next can replace', () => {
    const odd = entries[locale].filter(
      ([, text]) =>
        placeholdersIn(text).some((placeholder) => !/^\{\{[a-z]+\}\}$/i.test(placeholder)) ||
        /[{}]/.test(withoutPlaceholders(text)),
    );
    expect(lines(odd)).toEqual([]);
  });

  it('has no HTML', () => {
    expect(lines(entries[locale].filter(([, text]) => /<\/?[a-z]|&\w+;/i.test(text)))).toEqual([]);
  });
});

describe('the Chinese dictionary', () => {
  /** Units, standards and names that are in Latin letters in Chinese, too. */
  const latin = new Set([
    'common.currency',
    'cms.types.kinds.json',
    'product.values.response',
    'product.values.audioResponse',
    'product.values.spl',
    'product.values.usb',
    'product.values.usbXlr',
    'product.values.xlr',
    'product.values.watts',
  ]);
  const isLatin = (text: string) =>
    /\p{Script=Latin}/u.test(withoutPlaceholders(text)) && !/\p{Script=Han}/u.test(text);

  it('is in Chinese', () => {
    const found = sentences.zh.filter(([, text]) => isLatin(text)).map(([key]) => key);
    expect(found.sort()).toEqual([...latin].sort());
  });

  it.each([
    ['simplified characters', simplifiedIn],
    ['words of other Chinese regions', foreignWordsIn],
  ])('has no %s', (_, find) => {
    const found = entries.zh.map(([key, text]) => [key, find(text).join()] as const);
    expect(lines(found.filter(([, words]) => words !== ''))).toEqual([]);
  });

  it('has no spaces between Chinese and Latin, because the style sheet adds the gap', () => {
    // The wording of requirements §2.
    const exceptions = ['common.save', 'messages.toast.addedText', 'home.title'];
    const found = sentences.zh.filter(([, text]) =>
      /\p{Script=Han} [\w{]|[\w}] \p{Script=Han}/u.test(text),
    );
    const keys = found.map(([key]) => key).filter((key) => !exceptions.includes(key));
    expect(keys).toEqual([]);
  });

  it('has full-width punctuation, except in keywords', () => {
    const read = sentences.zh.filter(([key]) => key !== 'home.keywords');
    const found = read.filter(([, text]) =>
      /\p{Script=Han}[,;:!?]|[,;!?]\p{Script=Han}/u.test(text),
    );
    expect(lines(found)).toEqual([]);
  });
});

/** Search terms used in Hong Kong. */
const chinese = new Set(['home.keywords']);
const withoutBrand = (text: string) => text.replaceAll(settings.brand, '');

it('the English dictionary is in English', () => {
  const found = sentences.en
    .filter(([, text]) => /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(withoutBrand(text)))
    .map(([key]) => key);
  expect(found.sort()).toEqual([...chinese].sort());
});
