import { purposeWord } from '../shared/marked-words';
import { cutPhrases } from './phrases';
import { forEachPosting } from '../shared/postings';
import type { WordIndex } from './word-index';
import { canonical, shortened } from '../shared/words';

/** `7 years old`, `60歲`. */
const AGE = /(\d+)(?: ?-?(?:years?|yrs?)[- ]?old| ?yo(?![a-z])| ?[歲岁])/giu;
/** Years from which instruments for adults fit. */
const GROWN = 13;

/**
 * The purposes that a query names, and the rest of it.
 * @param among only these purposes
 */
export function purposesIn(
  index: WordIndex,
  text: string,
  among?: readonly number[],
): { purposes: number[]; rest: string } {
  const aged = text
    .normalize('NFKC')
    .replace(AGE, (_, years) => (Number(years) < GROWN ? ' children ' : ' adult '));
  const all = index.purposes.map((words, number) =>
    among === undefined || among.includes(number) ? words : [],
  );
  const { rows, rest } = cutPhrases(all, canonical(shortened(aged), index.folding));
  return { purposes: rows, rest };
}

/** How well entries serve these purposes, by entry; entries that serve none are absent. */
export async function servedBy(
  index: WordIndex,
  purposes: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  const served = new Map<number, number>();
  const found = await Promise.all(
    purposes.map((number) => index.lookUp(purposeWord(number), false)),
  );
  for (const [, postings] of found.flat()) {
    forEachPosting(postings, (entry, weight) => {
      served.set(entry, (served.get(entry) ?? 0) + weight);
    });
  }
  return served;
}
