import { describe, expect, it } from 'vitest';
import { readBuiltinCatalogue } from '~/content/builtin';
import { duplicatesIn } from './duplicates';
import { foreignWordsIn, simplifiedIn } from './wording';

// Key features, contents of the box and long descriptions of the built-in catalogue.

const products = await readBuiltinCatalogue('data/catalogue');

type Lists = readonly { id: string; zh: readonly string[]; en: readonly string[] }[];

const lists: Lists = products.flatMap(({ id, features, included }) =>
  [features, included].flatMap((list) => (list ? [{ id, ...list }] : [])),
);

const sections = products.flatMap(({ id, story = [] }) =>
  story.map((section) => ({ id, ...section })),
);

/** Returns every text in a language, including the specifications, with the product's id. */
const textsIn = (locale: 'zh' | 'en') => [
  ...products.map(({ id, description }) => ({ id, text: description[locale] })),
  ...products.flatMap(({ id, attributes = {} }) =>
    Object.values(attributes).flatMap((value) =>
      typeof value === 'object' && 'zh' in value ? [{ id, text: value[locale] }] : [],
    ),
  ),
  ...lists.flatMap((list) => list[locale].map((text) => ({ id: list.id, text }))),
  ...sections.flatMap(({ id, heading, text }) => [
    { id, text: heading[locale] },
    { id, text: text[locale] },
  ]),
];

const complaints = (locale: 'zh' | 'en', find: (text: string) => string | undefined) =>
  textsIn(locale).flatMap(({ id, text }) => {
    const found = find(text);
    return found ? [`${id}: ${found} in ${text}`] : [];
  });

const wordsIn = (text: string) => text.split(/\s+/u).length;

describe('key features', () => {
  it('are three to five', () => {
    const wrong = products.filter(({ features }) =>
      features ? features.en.length < 3 || features.en.length > 5 : false,
    );
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are those of one product: no two have the same', () => {
    const all = products.flatMap(({ features }) => (features ? [features.en.join('\n')] : []));
    expect(new Set(all).size).toBe(all.length);
  });
});

describe('long descriptions', () => {
  it('are written for every product', () => {
    expect(products.filter(({ story }) => !story).map(({ id }) => id)).toEqual([]);
  });

  it('have 150 to 250 words of English with the description', () => {
    const wrong = products.filter(({ description, story = [] }) => {
      const words = wordsIn([description.en, ...story.map(({ text }) => text.en)].join(' '));
      return words < 150 || words > 250;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });

  it('are as full in Chinese', () => {
    const wrong = products.filter(({ description, story = [] }) => {
      const { length } = [description.zh, ...story.map(({ text }) => text.zh)].join('');
      return length < 250 || length > 500;
    });
    expect(wrong.map(({ id }) => id)).toEqual([]);
  });
});

describe('the texts', () => {
  it.each([
    ['en', /^(\S+ ){4}/u, /( \S+){4}$/u],
    ['zh', /^.{6}/su, /.{7}$/su],
  ] as const)('begin and end differently in descriptions: %s', (locale, start, end) => {
    const texts = [
      ...products.map(({ description }) => description[locale]),
      ...sections.map(({ text }) => text[locale]),
    ];
    for (const edge of [start, end]) {
      expect(duplicatesIn(texts.map((text) => edge.exec(text)?.[0] ?? text))).toEqual([]);
    }
  });

  it('use the characters and words of Hong Kong', () => {
    expect(complaints('zh', (text) => simplifiedIn(text).join(''))).toEqual([]);
    expect(complaints('zh', (text) => foreignWordsIn(text).join(', '))).toEqual([]);
    const names = products.map(({ name }) => name.zh).join('\n');
    expect([...simplifiedIn(names), ...foreignWordsIn(names)]).toEqual([]);
  });

  it('have full-width punctuation and no space between Chinese and Latin', () => {
    const wrong = /\p{Script=Han}[,;:!?()]|[!！"']|\p{Script=Han} \w|\w \p{Script=Han}/u;
    expect(complaints('zh', (text) => wrong.exec(text)?.[0])).toEqual([]);
  });

  it('promise no scarcity and quote no price', () => {
    const english =
      /few (?:remain|arrive|reach)|only a (?:few|handful)|last (?:ones?|pieces)|HK\$|\$\d/iu;
    expect(complaints('en', (text) => english.exec(text)?.[0])).toEqual([]);
    const chinese = /存量|到貨|到港數量|只餘|HK\$|港元|\d元/u;
    expect(complaints('zh', (text) => chinese.exec(text)?.[0])).toEqual([]);
  });
});
