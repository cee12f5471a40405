import {
  bigramsOf,
  chunksOf,
  codePoints,
  hasDigit,
  isHan,
  mayJoin,
  shortened,
  type Chunk,
  type Folding,
} from './words';

/** How queries are read. */
export interface Reading {
  folding: Folding;
  /** Words such as "for" that are dropped beside others. */
  ignored: ReadonlySet<string>;
  /** Single Han characters that are words, such as 咪. */
  singles: ReadonlySet<string>;
}

/** Bits of a coverage mask. Words beyond are ignored. */
const MAX_SLOTS = 30;

/** One word to look up. */
export interface Term {
  word: string;
  /** The slots of the query that it covers, as a bit mask. */
  slots: number;
  /** Whether longer words match as well. */
  prefix: boolean;
  /** Two words read as one: the query is complete without it. */
  joined: boolean;
}

export interface Query {
  terms: readonly Term[];
  /** All slots: one for each Han character, one for each word of other scripts. */
  slots: number;
}

interface Slot {
  word: string;
  bit: number;
}

/** One bit for each word, so that `mask` of two words covers both. */
const masked = (...slots: readonly Slot[]) => slots.reduce((mask, { bit }) => mask | bit, 0);

interface QueryWord {
  script: Chunk['script'];
  word: string;
}

/** A model number is one word, other words with a hyphen are several. */
const wordsOf = (chunk: Chunk): QueryWord[] =>
  chunk.script === 'han' || hasDigit(chunk.text)
    ? [{ script: chunk.script, word: chunk.text }]
    : chunk.parts.map((word) => ({ script: chunk.script, word }));

/** Han runs have no spaces, so ignored words are cut out of them. */
function withoutIgnored({ script, word }: QueryWord, ignored: ReadonlySet<string>): QueryWord[] {
  if (script === 'latin') return ignored.has(word) ? [] : [{ script, word }];
  const parts = [...ignored]
    .filter(isHan)
    .reduce((text, each) => text.replaceAll(each, ' '), word)
    .split(' ');
  return parts.filter((part) => part !== '').map((word) => ({ script, word }));
}

/**
 * Reads a query into words to look up. In Han runs these are pairs of characters, so that no
 * segmentation is needed; a product matches if its pairs cover every character.
 */
export function parseQuery(text: string, { folding, ignored, singles }: Reading): Query {
  const chunks = chunksOf(shortened(text), folding);
  const all = chunks.flatMap(wordsOf);
  const words = all.flatMap((word) => withoutIgnored(word, ignored));
  const terms: Term[] = [];
  let used = 0;
  const take = (word: string): Slot => ({ word, bit: 1 << used++ });
  let before: Slot | undefined;
  for (const { script, word } of words.length > 0 ? words : all) {
    if (script === 'han') {
      const slots = codePoints(word)
        .slice(0, MAX_SLOTS - used)
        .map(take);
      const pairs = bigramsOf(slots.map(({ word }) => word)).map((pair, index) => ({
        word: pair,
        slots: masked(...slots.slice(index, index + 2)),
      }));
      const single = slots
        .filter(({ word }) => slots.length === 1 || singles.has(word))
        .map(({ word, bit }) => ({ word, slots: bit }));
      terms.push(
        ...[...pairs, ...single].map((term) => ({ ...term, prefix: false, joined: false })),
      );
      before = undefined;
    } else if (used < MAX_SLOTS) {
      const slot = take(word);
      terms.push({ word, slots: slot.bit, prefix: word.length > 1, joined: false });
      if (before && mayJoin(before.word, word)) {
        const slots = masked(before, slot);
        terms.push({ word: before.word + word, slots, prefix: true, joined: true });
      }
      before = slot;
    }
  }
  return { terms, slots: 2 ** used - 1 };
}
