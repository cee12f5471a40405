import type { Correction } from './spelling';
import { forEachPosting, type IndexedWord } from '../shared/postings';
import type { Term } from './query';
import { HEAD_WEIGHT, WEIGHTS, WHAT_IT_IS } from '../shared/weights';
import type { WordIndex } from './word-index';

/** A term of the query, with the words of the index that it stands for. */
export interface Looked {
  term: Term;
  found: readonly IndexedWord[];
  correction?: Correction;
}

/** Words with less weight stand in no name and no kind. */
const NAMED_WEIGHT = WEIGHTS.kind;

/** How much of the weight of a longer word counts for its beginning. */
const prefixQuality = (typed: string, word: string) =>
  typed === word ? 1 : 0.4 + (0.4 * typed.length) / word.length;

export interface Scores {
  /** By entry: the slots of the query that it matches. */
  covered: Uint32Array;
  score: Float64Array;
  /** Whether a word of the query names the type of the entry. */
  isNamed: Uint8Array;
  /** The slots that its names and kinds match. */
  named: Uint32Array;
}

/** Adds what a term found. An entry counts once for a term, with its best word. */
function addTerm(scores: Scores, { term: { word: typed, slots, role }, found }: Looked): void {
  const best = new Map<number, number>();
  for (const [word, postings] of found) {
    const quality = prefixQuality(typed, word);
    forEachPosting(postings, (entry, packed) => {
      const isWhatItIs = packed >= WHAT_IT_IS;
      const weight = isWhatItIs ? packed - WHAT_IT_IS : packed;
      if (isWhatItIs && typed === word) scores.isNamed[entry] = 1;
      if (weight >= NAMED_WEIGHT) scores.named[entry] = (scores.named[entry] ?? 0) | slots;
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

/** The scores of every entry by the words found. */
export function scoresOf(index: WordIndex, looked: readonly Looked[]): Scores {
  const scores: Scores = {
    covered: new Uint32Array(index.entries),
    score: new Float64Array(index.entries),
    isNamed: new Uint8Array(index.entries),
    named: new Uint32Array(index.entries),
  };
  for (const each of looked) addTerm(scores, each);
  return scores;
}
