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
} from '../shared/words';

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
  /**
   * `word`: a word or part of one. `head`: covers only the type of product, such as 鼓 at the end
   * of 靜音鼓, and adds no score. Others are words read as one, without which a query is complete:
   * `model` and `phrase` are looked up with the words, `compound` if they match nothing.
   */
  role: 'word' | 'head' | 'model' | 'phrase' | 'compound';
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
  ignored?: boolean;
}

/** A model number is one word, other words with a hyphen are several. */
const wordsOf = (chunk: Chunk): QueryWord[] =>
  chunk.script === 'han' || hasDigit(chunk.text)
    ? [{ script: chunk.script, word: chunk.text }]
    : chunk.parts.map((word) => ({ script: chunk.script, word }));

/** Han runs have no spaces, so ignored words are cut out of them. */
function markIgnored({ script, word }: QueryWord, ignored: ReadonlySet<string>): QueryWord[] {
  if (script === 'latin') return [{ script, word, ignored: ignored.has(word) }];
  const parts = [...ignored]
    .filter(isHan)
    .reduce((text, each) => text.replaceAll(each, ' '), word)
    .split(' ');
  return parts.filter((part) => part !== '').map((word) => ({ script, word }));
}

const MAX_COMPOUND = 16;

/** The joined forms of two adjacent words, such as `SM 7B` or `beyer dynamic`. */
function roleOfPair(first: Slot, second: string): Term['role'] | undefined {
  const isModel = !hasDigit(first.word) && /^\d/.test(second) && mayJoin(first.word, second);
  if (isModel) return 'model';
  const isIgnored = first.bit === 0;
  const { length } = first.word;
  const isCompound = Math.min(length, second.length) >= 3 && length + second.length <= MAX_COMPOUND;
  return !isIgnored && (isCompound || mayJoin(first.word, second)) ? 'compound' : undefined;
}

/** The pairs of a Han run, and the single characters among it that are words. */
function hanTerms(slots: readonly Slot[], singles: ReadonlySet<string>): Term[] {
  const term = (word: string, slots: number, role: Term['role'] = 'word'): Term => ({
    word,
    slots,
    prefix: false,
    role,
  });
  const pairs = bigramsOf(slots.map(({ word }) => word)).map((pair, index) =>
    term(pair, masked(...slots.slice(index, index + 2))),
  );
  const isWord = ({ word }: Slot) => slots.length === 1 || singles.has(word);
  const last = slots.slice(-1).filter((slot) => !isWord(slot));
  return [
    ...pairs,
    ...slots.filter(isWord).map(({ word, bit }) => term(word, bit)),
    ...last.map(({ word, bit }) => term(word, bit, 'head')),
  ];
}

/**
 * Reads a query into words to look up. In Han runs these are pairs of characters, so that no
 * segmentation is needed; a product matches if its pairs cover every character.
 */
export function parseQuery(text: string, { folding, ignored, singles }: Reading): Query {
  const chunks = chunksOf(shortened(text), folding);
  const all = chunks.flatMap(wordsOf);
  const marked = all.flatMap((word) => markIgnored(word, ignored));
  const read = marked.some(({ ignored }) => !ignored) ? marked : all;
  const terms: Term[] = [];
  let used = 0;
  const take = (word: string): Slot => ({ word, bit: 1 << used++ });
  let before: Slot | undefined;
  for (const { script, word, ignored } of read) {
    if (script === 'han') {
      const characters = codePoints(word).slice(0, MAX_SLOTS - used);
      terms.push(...hanTerms(characters.map(take), singles));
      before = undefined;
    } else if (ignored) {
      // May begin a model number: `AT 2020`, `ME 90`.
      before = { word, bit: 0 };
    } else if (used < MAX_SLOTS) {
      const slot = take(word);
      terms.push({ word, slots: slot.bit, prefix: word.length > 1, role: 'word' });
      const role = before && roleOfPair(before, word);
      if (before && role) {
        const slots = masked(before, slot);
        terms.push({ word: before.word + word, slots, prefix: true, role });
      }
      before = slot;
    }
  }
  const slots = 2 ** used - 1;
  const phrase = phraseOf(read);
  if (phrase !== '') terms.push({ word: phrase, slots, prefix: true, role: 'phrase' });
  return { terms, slots };
}

const MAX_PHRASE = 4;

/** Words that may name a kind, in the form of the index: without spaces. */
function phraseOf(read: readonly QueryWord[]): string {
  const words = read.filter(({ ignored }) => !ignored);
  const isName = words.every(({ script, word }) => script === 'latin' && !hasDigit(word));
  return isName && words.length > 1 && words.length <= MAX_PHRASE
    ? words.map(({ word }) => word).join('')
    : '';
}
