import { canonical, hasDigit, isHan, shortened } from './words';
import type { NotSold, WordIndex } from './word-index';

/** Where a canonical phrase stands in a canonical text; model numbers may contain spaces. */
function phrasePattern(phrase: string): RegExp {
  const spaced = hasDigit(phrase) ? Array.from(phrase.replaceAll(' ', '')).join(' ?') : phrase;
  return isHan(phrase) ? new RegExp(spaced, 'u') : new RegExp(`(?<![^ ])${spaced}(?![^ ])`, 'u');
}

/** The first thing named in a query that the shop does not sell, and the rest of the query. */
export function notSoldIn(
  index: WordIndex,
  text: string,
): { notSold: NotSold; rest: string } | undefined {
  const query = canonical(shortened(text), index.folding);
  for (const notSold of index.notSold) {
    for (const word of notSold.words) {
      const pattern = phrasePattern(canonical(word, index.folding));
      if (pattern.test(query)) return { notSold, rest: query.replace(pattern, ' ') };
    }
  }
  return undefined;
}
