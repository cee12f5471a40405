import type { z } from 'zod';
import data from '~data/synonyms.json';
import { parseData } from '~/build/parse-data';
import { nearWord } from '../shared/marked-words';
import { canonical, chunksOf, indexWords, isHan, type Folding } from '../shared/words';
import { synonymsSchema } from './synonyms-schema';

export type SearchWords = z.infer<typeof synonymsSchema>;

/** The words of the trade (`data/synonyms.json`). */
export const searchWords: SearchWords = parseData('data/synonyms.json', synonymsSchema, data);

/** Part of a text replaced by a word that means the same. */
interface Variant {
  text: string;
  /** At the end of the text, where the type of product is named. */
  atEnd: boolean;
}

/** Positions at which a phrase occurs in a canonical text, Latin words as whole words only. */
export function occurrences(text: string, phrase: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(phrase); at >= 0; at = text.indexOf(phrase, at + 1)) {
    const end = at + phrase.length;
    const startsWord = isHan(phrase.slice(0, 1)) || at === 0 || text[at - 1] === ' ';
    const endsWord = isHan(phrase.slice(-1)) || end === text.length || text[end] === ' ';
    if (startsWord && endsWord) found.push(at);
  }
  return found;
}

/** The neighbouring Han character, with which the replacement forms another pair. */
const han = (character: string | undefined) =>
  character !== undefined && isHan(character) ? character : '';

function variantsOf(text: string, groups: readonly PreparedGroup[]): Variant[] {
  return groups.flatMap(({ words, all }) =>
    words.flatMap((word) =>
      occurrences(text, word).flatMap((at) => {
        const end = at + word.length;
        const [before, after] = [han(text[at - 1]), han(text[end])];
        return all
          .filter((other) => other !== word)
          .map((other) => ({
            text: `${isHan(other.slice(0, 1)) ? before : ''}${other}${isHan(other.slice(-1)) ? after : ''}`,
            atEnd: end === text.length,
          }));
      }),
    ),
  );
}

interface PreparedGroup {
  words: readonly string[];
  all: readonly string[];
  near: readonly string[];
}

export interface TextWords {
  words: ReadonlySet<string>;
  head: ReadonlySet<string>;
}

/** Reads texts into the words under which they are found, those of the same meaning included. */
export function wordReader(
  groups: SearchWords['groups'],
  folding: Folding,
): (text: string) => TextWords {
  const prepared = groups.map(({ words, also = [], near = [] }): PreparedGroup => {
    const canonicalOf = (all: readonly string[]) => all.map((word) => canonical(word, folding));
    const own = canonicalOf(words);
    return { words: own, all: [...own, ...canonicalOf(also)], near: canonicalOf(near) };
  });
  const known = new Map<string, TextWords>();
  return (text) => {
    const before = known.get(text);
    if (before) return before;
    // "(one pair)" at the end does not name the type of product.
    const bare = text.replace(/[（(][^）)]*[）)]\s*$/u, '');
    const { words } = indexWords(chunksOf(text, folding));
    const { head } = indexWords(chunksOf(bare, folding));
    const plain = canonical(bare, folding);
    for (const { words: own, near } of prepared) {
      if (near.length === 0 || !own.some((word) => occurrences(plain, word).length > 0)) continue;
      for (const each of near) words.add(nearWord(each));
    }
    for (const variant of variantsOf(plain, prepared)) {
      const read = indexWords(chunksOf(variant.text, folding));
      for (const each of read.words) words.add(each);
      if (variant.atEnd) for (const each of read.head) head.add(each);
    }
    const result = { words, head };
    known.set(text, result);
    return result;
  };
}
