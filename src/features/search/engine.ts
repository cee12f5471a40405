import type { Locale } from '~/i18n/locales';
import { forEachPosting, type Postings } from './postings';
import { parseQuery, type Query, type Reading, type Term } from './query';
import { correct } from './spelling';
import { canonical, hasDigit, isHan, shortened } from './words';

/** A thing that shoppers ask for and the shop does not sell. */
export interface NotSold {
  name: Record<Locale, string>;
  words: readonly string[];
}

/** What the engine reads of the index. Its answers may come from the network. */
export interface WordIndex extends Reading {
  /** Number of entries: products first, then labels. */
  entries: number;
  products: number;
  notSold: readonly NotSold[];
  /** The word itself if it is there, and the words that it begins if `prefix`. */
  lookUp: (word: string, prefix: boolean) => Promise<readonly Found[]>;
  /** Words without digits that spelling may correct towards, most frequent first. */
  vocabulary: () => Promise<readonly string[]>;
}

export interface Found {
  word: string;
  postings: Postings;
}

export interface Correction {
  typed: string;
  used: string;
}

export interface Answer {
  /** Entry numbers of products, best first. */
  products: readonly number[];
  /** Entry numbers of categories, kinds and brands, best first. */
  labels: readonly number[];
  /** No product matches the whole query; these match a part of it. */
  partial: boolean;
  corrections: readonly Correction[];
  /** Set if the query names something that the shop does not sell. */
  notSold?: NotSold;
}

/** How much of the weight of a longer word counts for its beginning. */
const prefixQuality = (typed: string, word: string) =>
  typed === word ? 1 : 0.4 + (0.4 * typed.length) / word.length;

/** Of partial matches, those far behind the best one say nothing about the query. */
const PARTIAL_LIMIT = 0.6;

interface Scores {
  /** By entry: the slots of the query that it matches. */
  covered: Uint32Array;
  score: Float64Array;
}

const bitCount = (mask: number): number => {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count += 1;
  return count;
};

/** Adds what a term found. An entry counts once for a term, with its best word. */
function addTerm(scores: Scores, found: readonly Found[], { word: typed, slots }: Term): void {
  const best = new Map<number, number>();
  for (const { word, postings } of found) {
    const quality = prefixQuality(typed, word);
    forEachPosting(postings, (entry, weight) => {
      const strength = weight * quality;
      if (strength > (best.get(entry) ?? 0)) best.set(entry, strength);
    });
  }
  const { length } = scores.score;
  const rarity = Math.log(1 + length / (best.size + 1));
  for (const [entry, strength] of best) {
    if (entry >= length) continue;
    scores.covered[entry] = (scores.covered[entry] ?? 0) | slots;
    scores.score[entry] = (scores.score[entry] ?? 0) + rarity * strength;
  }
}

/**
 * What a model number without match may be near to: other models that begin with the same letters
 * (`hd650`: `hd490`).
 */
async function nearModels(index: WordIndex, word: string): Promise<Found[]> {
  const series = /^\p{L}{2,}/u.exec(word)?.[0];
  if (!series || !hasDigit(word)) return [];
  const found = await index.lookUp(series, true);
  return found.filter((each) => /^\d*$/.test(each.word.slice(series.length, series.length + 1)));
}

interface Looked {
  term: Term;
  found: readonly Found[];
  correction?: Correction;
}

/** Looks up a term; if nothing is found, its correction. */
async function lookUpTerm(index: WordIndex, term: Term): Promise<Looked> {
  const found = await index.lookUp(term.word, term.prefix);
  if (found.length > 0 || term.joined || !term.prefix) return { term, found };
  if (hasDigit(term.word)) {
    // Without slots: what is near does not match.
    return { term: { ...term, slots: 0 }, found: await nearModels(index, term.word) };
  }
  const used = correct(term.word, await index.vocabulary());
  if (used === undefined) return { term, found };
  return {
    term: { ...term, word: used },
    found: await index.lookUp(used, false),
    correction: { typed: term.word, used },
  };
}

/** Best first; equal ones in the order of the index, which has bestsellers first. */
function ranked(scores: Scores, entries: readonly number[], all: number): number[] {
  const rank = (entry: number) => {
    const share = bitCount(scores.covered[entry] ?? 0) / Math.max(1, bitCount(all));
    return (scores.score[entry] ?? 0) * (share || 1 / (1 + bitCount(all)));
  };
  const ranks = new Map(entries.map((entry) => [entry, rank(entry)]));
  const at = (entry: number) => ranks.get(entry) ?? 0;
  return entries.toSorted((a, b) => at(b) - at(a) || a - b);
}

const matching = (scores: Scores, all: number, from: number, to: number) => {
  const full: number[] = [];
  const some: number[] = [];
  for (let entry = from; entry < to; entry++) {
    if (scores.covered[entry] === all) full.push(entry);
    else if ((scores.score[entry] ?? 0) > 0) some.push(entry);
  }
  return { full, some };
};

function closest(scores: Scores, entries: readonly number[], all: number): number[] {
  const order = ranked(scores, entries, all);
  const weigh = (entry: number) =>
    (scores.score[entry] ?? 0) * (1 + bitCount(scores.covered[entry] ?? 0));
  const limit = Math.max(0, ...order.slice(0, 1).map(weigh)) * PARTIAL_LIMIT;
  return order.filter((entry) => weigh(entry) >= limit);
}

/** Where a canonical phrase stands in a canonical text; model numbers may contain spaces. */
function phrasePattern(phrase: string): RegExp {
  const spaced = hasDigit(phrase) ? Array.from(phrase.replaceAll(' ', '')).join(' ?') : phrase;
  return isHan(phrase) ? new RegExp(spaced, 'u') : new RegExp(`(?<![^ ])${spaced}(?![^ ])`, 'u');
}

/** The first thing named in a query that the shop does not sell, and the rest of the query. */
function notSoldIn(index: WordIndex, text: string): { notSold: NotSold; rest: string } | undefined {
  const query = canonical(shortened(text), index.folding);
  for (const notSold of index.notSold) {
    for (const word of notSold.words) {
      const pattern = phrasePattern(canonical(word, index.folding));
      if (pattern.test(query)) return { notSold, rest: query.replace(pattern, ' ') };
    }
  }
  return undefined;
}

async function lookUpAll(index: WordIndex, query: Query): Promise<Looked[]> {
  return Promise.all(query.terms.map((term) => lookUpTerm(index, term)));
}

/** Finds products and labels by a shopper's words. */
export async function search(index: WordIndex, text: string): Promise<Answer> {
  const query = parseQuery(text, index);
  const { slots: all } = query;
  if (all === 0) return { products: [], labels: [], partial: false, corrections: [] };
  const looked = await lookUpAll(index, query);
  const scores: Scores = {
    covered: new Uint32Array(index.entries),
    score: new Float64Array(index.entries),
  };
  for (const { term, found } of looked) addTerm(scores, found, term);

  const products = matching(scores, all, 0, index.products);
  const labels = matching(scores, all, index.products, index.entries);
  const partial = products.full.length === 0;
  const named = partial ? notSoldIn(index, text) : undefined;
  if (named) return { ...(await search(index, named.rest)), notSold: named.notSold };
  const joined = looked.filter(({ term, found }) => term.joined && found.length > 0);
  return {
    products: partial ? closest(scores, products.some, all) : ranked(scores, products.full, all),
    labels:
      labels.full.length > 0 || !partial
        ? ranked(scores, labels.full, all)
        : closest(scores, labels.some, all),
    partial,
    // Two words that are one model number are right as they are.
    corrections: looked.flatMap(({ term, correction }) =>
      correction && !joined.some(({ term: pair }) => (pair.slots & term.slots) !== 0)
        ? [correction]
        : [],
    ),
  };
}
