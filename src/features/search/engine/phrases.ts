import { canonical, hasDigit, isHan, shortened, type Folding } from './words';

/** Where a canonical phrase stands in a canonical text; model numbers may contain spaces. */
function phrasePattern(phrase: string): RegExp {
  const spaced = hasDigit(phrase) ? Array.from(phrase.replaceAll(' ', '')).join(' ?') : phrase;
  return isHan(phrase) ? new RegExp(spaced, 'u') : new RegExp(`(?<![^ ])${spaced}(?![^ ])`, 'u');
}

/** The row with the longest phrase that a query contains, and the rest of the query. */
export function findPhrase<Row extends { words: readonly string[] }>(
  rows: readonly Row[],
  text: string,
  folding: Folding,
): { row: Row; rest: string } | undefined {
  const query = canonical(shortened(text), folding);
  let longest = '';
  let found: { row: Row; rest: string } | undefined;
  for (const row of rows) {
    for (const word of row.words) {
      const phrase = canonical(word, folding);
      const pattern = phrasePattern(phrase);
      if (phrase.length <= longest.length || !pattern.test(query)) continue;
      longest = phrase;
      found = { row, rest: query.replace(pattern, ' ').trim() };
    }
  }
  return found;
}
