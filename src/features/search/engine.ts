import type { Locale } from '~/i18n/locales';
import { bitCount } from './bit-count';
import { forEachPosting, type Postings } from './postings';
import { isNearWord, nearWord } from './near-word';
import { parseQuery, type Reading, type Term } from './query';
import { correct, split } from './spelling';
import { HEAD_WEIGHT } from './weights';
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

/** Adds what a term found. An entry counts once for a term, with its best word. */
function addTerm(scores: Scores, { term: { word: typed, slots, role }, found }: Looked): void {
  const best = new Map<number, number>();
  for (const { word, postings } of found) {
    const quality = prefixQuality(typed, word);
    forEachPosting(postings, (entry, weight) => {
      if (role === 'head' && weight < HEAD_WEIGHT) return;
      const strength = weight * quality;
      if (strength > (best.get(entry) ?? 0)) best.set(entry, strength);
    });
  }
  const { length } = scores.score;
  const rarity = Math.log(1 + length / (best.size + 1));
  for (const [entry, strength] of best) {
    if (entry >= length) continue;
    scores.covered[entry] = (scores.covered[entry] ?? 0) | slots;
    if (role !== 'head') scores.score[entry] = (scores.score[entry] ?? 0) + rarity * strength;
  }
}

interface Looked {
  term: Term;
  found: readonly Found[];
  correction?: Correction;
}

/**
 * What a word without match is near to: the other models of its series (`hd650`: `hd490`), or the kind
 * of thing that a series or brand is which the shop does not have.
 */
async function nearTo(index: WordIndex, word: string): Promise<readonly Found[]> {
  const series = /^\p{L}+/u.exec(word)?.[0];
  if (series === undefined) return [];
  const models = hasDigit(word) ? await index.lookUp(series, true) : [];
  const near = models.filter((each) => /^\d*$/.test(each.word.slice(series.length).slice(0, 1)));
  return near.length > 0 ? near : index.lookUp(nearWord(series), false);
}

/** Corrections of one query; comparing with the vocabulary takes a few milliseconds for each word. */
const MAX_CORRECTIONS = 3;

const lookUpAll = (index: WordIndex, terms: readonly Term[]): Promise<Looked[]> =>
  Promise.all(
    terms.map(async (term) => {
      const found = await index.lookUp(term.word, term.prefix);
      return { term, found: found.filter(({ word }) => !isNearWord(word)) };
    }),
  );

/** Looks up what is near to words without match, or what they were meant to be. */
async function lookUpInstead(index: WordIndex, looked: readonly Looked[]): Promise<Looked[]> {
  const isMissing = ({ term: { prefix, role, word }, found }: Looked) =>
    found.length === 0 && prefix && (role === 'word' || (role !== 'phrase' && hasDigit(word)));
  const near = await Promise.all(
    looked.map(async (each): Promise<Looked> => {
      if (!isMissing(each)) return each;
      // Without slots: what is near does not match.
      return { term: { ...each.term, slots: 0 }, found: await nearTo(index, each.term.word) };
    }),
  );
  const misspelt = near
    .filter((each) => isMissing(each) && !hasDigit(each.term.word))
    .slice(0, MAX_CORRECTIONS);
  if (misspelt.length === 0) return near;
  const vocabulary = await index.vocabulary();
  return Promise.all(
    near.map(async (each, number): Promise<Looked> => {
      if (!misspelt.includes(each)) return each;
      const typed = each.term.word;
      const used = split(typed, vocabulary) ?? correct(typed, vocabulary);
      if (used === undefined) return each;
      const { slots = 0 } = looked[number]?.term ?? {};
      return {
        term: { ...each.term, word: used, slots },
        found: await index.lookUp(used, false),
        correction: { typed, used },
      };
    }),
  );
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

function scoresOf(index: WordIndex, looked: readonly Looked[]): Scores {
  const scores: Scores = {
    covered: new Uint32Array(index.entries),
    score: new Float64Array(index.entries),
  };
  for (const each of looked) addTerm(scores, each);
  return scores;
}

function answerFrom(index: WordIndex, scores: Scores, all: number): Omit<Answer, 'corrections'> {
  const products = matching(scores, all, 0, index.products);
  const labels = matching(scores, all, index.products, index.entries);
  const partial = products.full.length === 0;
  return {
    products: partial ? closest(scores, products.some, all) : ranked(scores, products.full, all),
    labels:
      labels.full.length > 0 || !partial
        ? ranked(scores, labels.full, all)
        : closest(scores, labels.some, all),
    partial,
  };
}

/** Finds products and labels by a shopper's words. */
export async function search(index: WordIndex, text: string): Promise<Answer> {
  const { slots: all, terms } = parseQuery(text, index);
  if (all === 0) return { products: [], labels: [], partial: false, corrections: [] };
  const asTyped = await lookUpAll(
    index,
    terms.filter(({ role }) => role !== 'compound'),
  );
  const direct = answerFrom(index, scoresOf(index, asTyped), all);
  if (!direct.partial) return { ...direct, corrections: [] };

  const named = notSoldIn(index, text);
  if (named) return { ...(await search(index, named.rest)), notSold: named.notSold };
  const compounds = await lookUpAll(
    index,
    terms.filter(({ role }) => role === 'compound'),
  );
  const looked = await lookUpInstead(index, [...asTyped, ...compounds]);
  const parted = looked.find(({ correction }) => correction?.used.includes(' '))?.correction;
  if (parted) {
    const rest = canonical(shortened(text), index.folding).split(' ');
    const answer = await search(
      index,
      rest.map((word) => (word === parted.typed ? parted.used : word)).join(' '),
    );
    return { ...answer, corrections: [parted, ...answer.corrections] };
  }
  const pairs = looked.filter(
    ({ term, found }) => found.length > 0 && ['model', 'compound'].includes(term.role),
  );
  return {
    ...answerFrom(index, scoresOf(index, looked), all),
    // Two words that are one model number are right as they are.
    corrections: looked.flatMap(({ term, correction }) =>
      correction && !pairs.some(({ term: pair }) => (pair.slots & term.slots) !== 0)
        ? [correction]
        : [],
    ),
  };
}
