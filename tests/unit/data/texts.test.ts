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

it('key features are those of one product', () => {
  expect(
    duplicatesIn(products.flatMap(({ features }) => (features ? [features.en.join('\n')] : []))),
  ).toEqual([]);
});

it('a long description is written for every product', () => {
  expect(products.filter(({ story }) => !story).map(({ id }) => id)).toEqual([]);
});

describe('the texts', () => {
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
