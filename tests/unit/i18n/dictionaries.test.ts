import { describe, expect, it } from 'vitest';
import en from '~/i18n/dictionaries/en';
import zh from '~/i18n/dictionaries/zh';
import { languageTags, locales } from '~/i18n/locales';
import { settings } from '~/site/settings';
import { foreignWordsIn, simplifiedIn } from '../data/wording';
import { askedFor, entriesOf, gapsIn, pluralOf, withoutGaps } from './dictionary';

const entries = { zh: entriesOf(zh), en: entriesOf(en) };

/** Anchors in addresses, not words: the same in both languages. */
const isAnchor = (key: string) => /^policies\.\w+\.sections\.\d+\.id$/.test(key);
const sentences = {
  zh: entries.zh.filter(([key]) => !isAnchor(key)),
  en: entries.en.filter(([key]) => !isAnchor(key)),
};

const keysOf = (locale: 'zh' | 'en') => new Set(entries[locale].map(([key]) => askedFor(key)));
const lines = (found: readonly (readonly [string, unknown])[]) =>
  found.map(([key, what]) => `${key}: ${String(what)}`);

describe('both dictionaries', () => {
  it('have the same keys, and lists of the same length', () => {
    const [ours, theirs] = [keysOf('zh'), keysOf('en')];
    expect(
      [...ours].filter((key) => !theirs.has(key)),
      'only in Chinese',
    ).toEqual([]);
    expect(
      [...theirs].filter((key) => !ours.has(key)),
      'only in English',
    ).toEqual([]);
  });

  it('have the same gaps in each text', () => {
    const gapsByKey = (locale: 'zh' | 'en') => {
      const gaps = new Map<string, string>();
      for (const [key, text] of entries[locale]) gaps.set(askedFor(key), gapsIn(text).join(' '));
      return gaps;
    };
    expect(gapsByKey('en')).toEqual(gapsByKey('zh'));
  });

  it('have the same anchors', () => {
    const anchors = (locale: 'zh' | 'en') => entries[locale].filter(([key]) => isAnchor(key));
    expect(anchors('en')).toEqual(anchors('zh'));
    expect(anchors('zh')).not.toHaveLength(0);
  });
});

describe.each(locales)('the dictionary in %s', (locale) => {
  it('says something in each text, without space around it', () => {
    const empty = entries[locale].filter(([, text]) => withoutGaps(text).trim() === '');
    // What is counted without a word for it, e.g. the number of strings of a guitar.
    const numberAlone = empty.filter(([, text]) => text === '{{count}}');
    expect(lines(empty.filter((entry) => !numberAlone.includes(entry)))).toEqual([]);
    expect(lines(entries[locale].filter(([, text]) => text !== text.trim()))).toEqual([]);
  });

  it('has each form that the language counts with, and no other', () => {
    const { pluralCategories } = new Intl.PluralRules(languageTags[locale]).resolvedOptions();
    const forms = new Map<string, string[]>();
    for (const [key] of entries[locale]) {
      const form = pluralOf(key);
      if (form) forms.set(askedFor(key), [...(forms.get(askedFor(key)) ?? []), form]);
    }
    expect(forms.size).toBeGreaterThan(0);
    for (const [key, has] of forms) expect(has.sort(), key).toEqual([...pluralCategories].sort());
  });

  it('has gaps that i18next can fill', () => {
    const odd = entries[locale].filter(
      ([, text]) =>
        gapsIn(text).some((gap) => !/^\{\{[a-z]+\}\}$/i.test(gap)) ||
        /[{}]/.test(withoutGaps(text)),
    );
    expect(lines(odd)).toEqual([]);
  });

  it('has no HTML in it', () => {
    expect(lines(entries[locale].filter(([, text]) => /<\/?[a-z]|&\w+;/i.test(text)))).toEqual([]);
  });
});

describe('the Chinese dictionary', () => {
  /** Units, standards and names, which Chinese readers know in Latin letters. */
  const latin = new Set([
    'common.currency',
    'common.language.button',
    'common.language.label',
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
    /\p{Script=Latin}/u.test(withoutGaps(text)) && !/\p{Script=Han}/u.test(text);

  it('is in Chinese', () => {
    const found = sentences.zh.filter(([, text]) => isLatin(text)).map(([key]) => key);
    expect(found.sort()).toEqual([...latin].sort());
  });

  it('is in the characters of Hong Kong', () => {
    const found = entries.zh.map(([key, text]) => [key, simplifiedIn(text).join('')] as const);
    expect(lines(found.filter(([, characters]) => characters !== ''))).toEqual([]);
  });

  it('is in the words of Hong Kong', () => {
    const found = entries.zh.map(([key, text]) => [key, foreignWordsIn(text).join(', ')] as const);
    expect(lines(found.filter(([, words]) => words !== ''))).toEqual([]);
  });

  it('is punctuated in full width, but for what is read by search engines', () => {
    const read = sentences.zh.filter(([key]) => key !== 'home.keywords');
    const found = read.filter(([, text]) =>
      /\p{Script=Han}[,;:!?]|[,;!?]\p{Script=Han}/u.test(text),
    );
    expect(lines(found)).toEqual([]);
  });
});

describe('the English dictionary', () => {
  /** The language toggle speaks Chinese to those who look for it; keywords are what people type. */
  const chinese = new Set(['common.language.button', 'common.language.label', 'home.keywords']);
  const withoutBrand = (text: string) => text.replaceAll(settings.brand, '');

  it('is in English', () => {
    const found = sentences.en
      .filter(([, text]) => /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u.test(withoutBrand(text)))
      .map(([key]) => key);
    expect(found.sort()).toEqual([...chinese].sort());
  });
});
