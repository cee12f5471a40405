import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../node.mjs';

/**
 * The words of the dictionaries that headings show: a site test finds a heading with others. Inside
 * policies and the help page, which are long and seldom read, headings have the text face.
 */
const HEADINGS = [
  /^(?!policies\..*\.sections|cms\.).*\.title$/,
  /^cms\.title$/,
  /^home\.hero\.headline$/,
  /^categories\.[a-zA-Z]+$/,
  /^catalogue\.(categories|count_other)$/,
  /^cart\.empty$/,
  /^checkout\.submitted\.(next|ordered)$/,
  /^common\.footer\.(quickLinks|categories|contact)$/,
  /^common\.nav\.(home|instruments|studio|contact)$/,
  /^contact\.(address|phone|email|hours|info)$/,
  /^messages\.notFound\.(code|text)$/,
  /^messages\.wishlist\.empty$/,
  /^product\.(description|specifications|features|included|related|recent)$/,
];

type Words = string | { [key: string]: Words } | Words[];

const readJson = (path: string) => JSON.parse(readFileSync(join(root, path), 'utf8')) as Words;

/** Every text in nested words, with its key: `home.hero.headline`. */
function* textsIn(words: Words, key: string): Generator<[key: string, text: string]> {
  if (typeof words === 'string') yield [key, words];
  else for (const [name, part] of Object.entries(words)) yield* textsIn(part, `${key}.${name}`);
}

/** Of counts, years and parts of a string; and the space, which else would fetch another face. */
const ALWAYS = '0123456789/ ';

/** The characters of a text, without the names of what is filled in. */
export const charactersOf = (text: string): string[] =>
  text.replace(/\{\{.*?\}\}/g, '').match(/./gsu) ?? [];

/**
 * The characters of the shop's own headings in Chinese, sorted: those of the dictionary, and of the
 * rooms in `data/studios.json`. Names of products are the CMS's, and set in the text face.
 */
export function headingCharacters(): string {
  const dictionary = globSync('src/i18n/dictionaries/zh/*.json', { cwd: root }).flatMap((path) =>
    [...textsIn(readJson(path), path.replace(/^.*[/\\]|\.json$/g, ''))]
      .filter(([key]) => HEADINGS.some((heading) => heading.test(key)))
      .map(([, text]) => text),
  );
  const rooms = [...textsIn(readJson('data/studios.json'), '')]
    .filter(([key]) => key.endsWith('.name'))
    .map(([, text]) => text);
  return [...new Set([ALWAYS, ...dictionary, ...rooms].flatMap(charactersOf))].sort().join('');
}
