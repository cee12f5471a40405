import { bitCount } from './bit-count';
import { isNearWord, nearWord } from '../shared/marked-words';
import { parseQuery, type Term } from './query';
import { findPhrase, type Found } from './phrases';
import type { NotSold, PageAnswer } from '../shared/index-format';
import type { IndexedWord } from '../shared/postings';
import { purposesIn, servedBy } from './purposes';
import { closest, matching, ranked, type Served } from './ranking';
import { scoresOf, type Looked, type Scores } from './scores';
import { correct, split, type Correction } from './spelling';
import type { WordIndex } from './word-index';
import { canonical, codePoints, hasDigit, isHan, shortened } from '../shared/words';

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
  /** Set if a page answers the query. */
  page?: PageAnswer;
}

/**
 * Alternatives for a word without match: the other models of its series (`hd650`: `hd490`), or, for a series or brand
 * that the shop does not have, its kind of product.
 */
async function nearTo(index: WordIndex, word: string): Promise<readonly IndexedWord[]> {
  const series = /^\p{L}+/u.exec(word)?.[0];
  if (series === undefined) return [];
  const models = hasDigit(word) ? await index.lookUp(series, true) : [];
  const near = models.filter(([model]) => /^\d?$/.test(model.charAt(series.length)));
  return near.length > 0 ? near : index.lookUp(nearWord(series), false);
}

/** Corrections of one query; comparing with the vocabulary takes a few milliseconds for each word. */
const MAX_CORRECTIONS = 3;

const lookUpAll = (index: WordIndex, terms: readonly Term[]): Promise<Looked[]> =>
  Promise.all(
    terms.map(async (term) => {
      const found = await index.lookUp(term.word, term.prefix);
      return { term, found: found.filter(([word]) => !isNearWord(word)) };
    }),
  );

/** Looks up alternatives to words without match, and corrections of misspelt ones. */
async function lookUpInstead(index: WordIndex, looked: readonly Looked[]): Promise<Looked[]> {
  const isOrdinary = await Promise.all(
    looked.map(
      async ({ term: { role, word } }) => role === 'word' && (await index.isOrdinary(word)),
    ),
  );
  const isMissing = ({ term: { prefix, role, word }, found }: Looked) =>
    found.length === 0 && prefix && (role === 'word' || (role !== 'phrase' && hasDigit(word)));
  const near = await Promise.all(
    looked.map(async (each): Promise<Looked> => {
      if (!isMissing(each)) return each;
      // Without slots: an alternative is not a match.
      return { term: { ...each.term, slots: 0 }, found: await nearTo(index, each.term.word) };
    }),
  );
  const misspelt = near
    .filter((each, at) => isMissing(each) && !isOrdinary[at] && !hasDigit(each.term.word))
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

function answerFrom(
  index: WordIndex,
  scores: Scores,
  all: number,
  served?: Served,
): Omit<Answer, 'corrections'> {
  const products = matching(scores, all, 0, index.products);
  const labels = matching(scores, all, index.products, index.entries);
  const partial = products.full.length === 0;
  return {
    products: partial
      ? closest(scores, products.some, all, served)
      : ranked(scores, products.full, all, served),
    labels:
      labels.full.length > 0 || !partial
        ? ranked(scores, labels.full, all)
        : closest(scores, labels.some, all),
    partial,
  };
}

/** Includes the words that occur only in the products' texts. */
const withTexts = (index: WordIndex, looked: readonly Looked[]): Promise<Looked[]> =>
  Promise.all(
    looked.map(async (each) => {
      const { word, prefix } = each.term;
      return { ...each, found: [...each.found, ...(await index.lookUpTexts(word, prefix))] };
    }),
  );

/** Share of a query with a question that must match for it to name a product: `錄音室用耳筒`, not `ship my guitar to`. */
const NAMED_SHARE = 2 / 3;

/** Share of a query that must match for it to name a type of product: `violin for orchestra`. */
const TYPE_SHARE = 1 / 2;

const nothing: Answer = { products: [], labels: [], partial: false, corrections: [] };

/** `used` for what a thing is used for, or how often. Otherwise, it means second-hand goods. */
const PARTICIPLE =
  /\b(?:(?:most|often|commonly|widely) used\b|used (?:in|for|by|as|with|on|to)\b)/giu;

/** Finds products, labels and pages by a shopper's words. */
export async function search(index: WordIndex, words: string): Promise<Answer> {
  const text = words.replace(PARTICIPLE, ' ');
  const asked = findPhrase(index.answers, text, index.folding);
  if (!asked) return searchForPurpose(index, text);
  // Beside the question, a query may name a product; other words of a question find nothing.
  const { purposes, rest, served } = await purposesOf(index, text);
  const [whole, beside, thing] = await Promise.all([
    searchNames(index, text),
    searchNames(index, asked.rest),
    searchNames(index, rest, served),
  ]);
  const isName = codePoints(asked.rest).length > 1 || index.singles.has(asked.rest);
  const named = isName && beside.share >= NAMED_SHARE ? beside.direct : nothing;
  const isThing = purposes.length > 0 && thing.isNamed;
  const found = isThing ? thing.direct : whole.share === 1 ? whole.direct : named;
  if (
    (found.partial || found.products.length === 0) &&
    beside.direct.products.some(beside.isOfType)
  ) {
    // A word of a question may also be in a specification: `keyboard with built-in lessons`.
    const specified = await searchForPurpose(index, text);
    const isFound =
      !specified.partial && !specified.notSold && specified.products.some(beside.isOfType);
    if (isFound) return { ...specified, page: asked.row };
  }
  return { ...found, corrections: [], page: asked.row };
}

/** The scores of a query by names and kinds of products, and the share of it that the best one matches. */
async function searchNames(index: WordIndex, text: string, served?: Served) {
  const { slots: all, terms } = parseQuery(text, index);
  const asTyped = await lookUpAll(
    index,
    terms.filter(({ role }) => role !== 'compound'),
  );
  const scores = scoresOf(index, asTyped);
  const direct = all === 0 ? nothing : answerFrom(index, scores, all, served);
  const most = direct.products.reduce(
    (most, entry) => Math.max(most, bitCount(scores.covered[entry] ?? 0)),
    0,
  );
  const share = most / bitCount(all);
  /** A product whose name and kind match the whole query, which says what it is. */
  const isNamed =
    all !== 0 &&
    direct.products.some((entry) => scores.isNamed[entry] && scores.named[entry] === all);
  const isOfType = (entry: number) => scores.isNamed[entry] === 1;
  return { all, terms, asTyped, direct, share, isNamed, isOfType };
}

/** The purposes of a query. A word of a name is none: `stage` in `stage piano`. */
async function purposesOf(index: WordIndex, text: string) {
  const { purposes, rest } = purposesIn(index, text);
  const isPartOfName = await Promise.all(
    purposes.map(async (purpose) => {
      const others = purposes.filter((each) => each !== purpose);
      const kept = purposesIn(index, text, others).rest;
      return kept !== rest && (await searchNames(index, kept)).isNamed;
    }),
  );
  const own = purposesIn(
    index,
    text,
    purposes.filter((_, at) => !isPartOfName[at]),
  );
  return { ...own, served: await servedBy(index, own.purposes) };
}

/** Words of a purpose order the results of the other words, and exclude nothing. */
async function searchForPurpose(index: WordIndex, text: string): Promise<Answer> {
  if (await notSoldIn(index, text)) return searchProducts(index, text);
  const { purposes, rest, served } = await purposesOf(index, text);
  if (purposes.length === 0) return searchProducts(index, text);
  const found = await searchProducts(index, rest, served);
  if (found.products.length > 0 && !found.partial) return found;
  const whole = await searchProducts(index, text);
  return whole.partial && found.products.length > 0 ? found : whole;
}

/**
 * Goods that the shop does not sell. A single character such as 弦 is part of other words, and counts only alone. Words
 * that describe one kind of goods are ignored beside the name of another: `left hand piano`.
 */
async function notSoldIn(index: WordIndex, text: string) {
  const named = findPhrase(index.notSold, text, index.folding);
  // Before an article, it is a verb: `pick a guitar`.
  if (!named || /^ (?:an?|the|my) /.test(named.after)) return undefined;
  const { row, phrase, rest } = named;
  if (row.of !== undefined) {
    const [goods, thing] = await Promise.all([
      searchNames(index, row.of),
      searchNames(index, rest),
    ]);
    const isOfBoth = (entry: number) => thing.isOfType(entry) && goods.isOfType(entry);
    if (thing.isNamed && !thing.direct.products.some(isOfBoth)) return undefined;
  }
  return codePoints(phrase).length > 1 || rest === '' ? named : undefined;
}

/** Whether a Han phrase ends in a type of product, and another follows: `無線結他` in `無線結他擴音器`. */
async function beginsName(index: WordIndex, { phrase, after }: Found<NotSold>): Promise<boolean> {
  if (!isHan(phrase)) return false;
  const parts = [codePoints(phrase).slice(-2).join(''), after];
  const names = await Promise.all(parts.map((part) => searchNames(index, part)));
  return names.every(({ isNamed }) => isNamed);
}

/** Joins goods to the thing that a query asks for: `trumpet with mouthpiece`, `鋼琴連琴凳` (canonical: 连). */
const JOINED = /(?: (?:with|for) |[连附送跟配]埋? ?)$/u;

async function searchProducts(index: WordIndex, text: string, served?: Served): Promise<Answer> {
  const { all, terms, asTyped, direct, share, isOfType } = await searchNames(index, text, served);
  if (all === 0) return nothing;
  const named = await notSoldIn(index, text);
  if (named && JOINED.test(named.before)) {
    const thing = `${named.before.replace(JOINED, '')} ${named.after}`.trim();
    if ((await searchNames(index, thing)).isNamed) {
      const found = await searchForPurpose(index, thing);
      // Reeds may be for no other instrument.
      return / for $/.test(named.before) ? { ...found, notSold: named.row } : found;
    }
  }
  // "Strings" also occurs in names of products in the shop; a query for nothing else does not mean these.
  if (!direct.partial && named?.rest !== '') return { ...direct, corrections: [] };
  if (!named || (await beginsName(index, named))) {
    const inTexts = answerFrom(
      index,
      scoresOf(index, await withTexts(index, asTyped)),
      all,
      served,
    );
    // A query for speakers means speakers, even if the text of another product has all of its words. A part of a
    // Chinese word may be another type's name.
    const isTypeMissed =
      share >= TYPE_SHARE &&
      !isHan(text) &&
      direct.products.some(isOfType) &&
      !inTexts.products.some(isOfType);
    if (!inTexts.partial && !isTypeMissed) return { ...inTexts, corrections: [] };
  }
  if (named) {
    const nearest = await searchProducts(index, named.row.near ?? named.rest, served);
    return { ...nearest, notSold: named.row };
  }

  const compounds = await lookUpAll(
    index,
    terms.filter(({ role }) => role === 'compound'),
  );
  const looked = await lookUpInstead(index, [...asTyped, ...compounds]);
  // Two words that form one model number need no correction.
  const pairs = looked.filter(
    ({ term, found }) => found.length > 0 && ['model', 'compound'].includes(term.role),
  );
  const corrections = looked.flatMap(({ term, correction }) =>
    correction && !pairs.some(({ term: pair }) => (pair.slots & term.slots) !== 0)
      ? [correction]
      : [],
  );
  if (corrections.length === 0) {
    return { ...answerFrom(index, scoresOf(index, looked), all, served), corrections };
  }
  const used = new Map(corrections.map((each) => [each.typed, each.used]));
  const words = canonical(shortened(text), index.folding).split(' ');
  const answer = await searchProducts(
    index,
    words.map((word) => used.get(word) ?? word).join(' '),
    served,
  );
  return { ...answer, corrections: [...corrections, ...answer.corrections] };
}
