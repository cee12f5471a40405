import { globSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { PageKind } from '../../src/site/routes.ts';
import { withEnv } from '../../src/site/settings-env.ts';
import { editorFile, siteOfBuild } from '../build/editor-files.ts';
import { root } from '../toolchain/node.mjs';

/**
 * Patterns of the keys of texts in headings, on all pages and by page kind: in the dictionary, and in `data`. A site test finds headings
 * with other characters. Subheadings of the policies and the help page use the text font.
 */
const HEADINGS = {
  everywhere: [
    /^common\.footer\.(quickLinks|categories|contact)$/,
    /^common\.nav\.(home|instruments|studio|contact)$/,
  ],
  home: [/^home\.(hero\.headline|.+\.title)$/, /^data\.categories\..+\.name\.zh$/],
  catalogue: [
    /^categories\.[a-zA-Z]+$/,
    /^data\.categories\..+\.name\.zh$/,
    /^catalogue\.(categories|count_other|(.+\.)?title)$/,
    /^search\.(title|category|kind|brand)$/,
  ],
  product: [
    /^product\.(description|specifications|features|included|crossSell\.title|related|recent)$/,
  ],
  studio: [/^studio\.(.+\.)?title$/, /^data\.studios\..+\.name\.zh$/],
  order: [
    /^(cart|checkout)\.(.+\.)?title$/,
    /^cart\.empty$/,
    /^checkout\.submitted\.(next|ordered)$/,
    /^product\.crossSell\.title$/,
  ],
  service: [
    /^(contact|messages)\.(.+\.)?title$/,
    /^compare\.(empty|title)$/,
    /^contact\.(address|phone|email|hours|info)$/,
    /^messages\.(notFound\.(code|text)|wishlist\.empty)$/,
    /^policies\.(privacy|refund)\.title$/,
    /^(cms|delivery|alert\.answer)\.title$/,
    /^product\.notFound\.title$/,
  ],
  guide: [
    /^(guides\.(title|products)|services\.title|studio\.lesson\.title)$/,
    /^data\.(services|teachers)\..+\.name\.zh$/,
  ],
};

/** On pages of orders in shops with real payments. */
const AFTER_PAYMENT = /^online\.return\..+\.title$/;
const providerOfBuild = withEnv(siteOfBuild, process.env).payment.provider;

type Words = string | { [key: string]: Words } | Words[];

const readJson = (path: string) =>
  (editorFile(path) ?? JSON.parse(readFileSync(join(root, path), 'utf8'))) as Words;

/** Every text in nested words, with its key: `home.hero.headline`. */
function* textsIn(words: Words, key: string): Generator<[key: string, text: string]> {
  if (typeof words === 'string') yield [key, words];
  else for (const [name, part] of Object.entries(words)) yield* textsIn(part, `${key}.${name}`);
}

/** The titles of the Chinese guides, those of the CMS too. Headings in their texts use the text font. */
const guideTitles = () => [
  ...globSync('data/guides/*/zh.md', { cwd: root }).flatMap(
    (path) => readFileSync(join(root, path), 'utf8').match(/(?<=^title: ).+$/gm) ?? [],
  ),
  ...[...textsIn(readJson('data/guides.json'), '')].flatMap(([key, text]) =>
    key.endsWith('.zh.title') ? [text] : [],
  ),
];

/** Characters of counts, years and joined texts. Without the space, another font would be loaded. */
const ALWAYS = '0123456789/ ';

/** The characters of a text, without its `{{placeholders}}`. */
export const charactersOf = (text: string): string[] =>
  text.replace(/\{\{.*?\}\}/g, '').match(/./gsu) ?? [];

/**
 * The sorted characters of the Chinese headings on pages of a kind: those of the dictionary and of the names
 * in `data/categories.json` and `data/studios.json`, and the titles of the guides. Product names may come from the CMS and use the text font.
 */
export function headingCharacters(kind: PageKind, provider = providerOfBuild): string {
  const hasReturn = kind === 'order' && provider !== 'simulated';
  const headings = [
    ...HEADINGS.everywhere,
    ...HEADINGS[kind],
    ...(hasReturn ? [AFTER_PAYMENT] : []),
  ];
  const files = [
    ...globSync('src/i18n/dictionaries/zh/*.json', { cwd: root }).map((path) => [
      parse(path).name,
      path,
    ]),
    ...['categories', 'services', 'studios', 'teachers'].map((name) => [
      `data.${name}`,
      `data/${name}.json`,
    ]),
  ] as [key: string, path: string][];
  const texts = files
    .flatMap(([key, path]) => [...textsIn(readJson(path), key)])
    .filter(([key]) => headings.some((heading) => heading.test(key)))
    .map(([, text]) => text);
  if (kind === 'guide') texts.push(...guideTitles());
  return [...new Set([ALWAYS, ...texts].flatMap(charactersOf))].sort().join('');
}
