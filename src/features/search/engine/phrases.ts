import { canonical, hasDigit, isHan, shortened, type Folding } from '../shared/words';

/** The positions of a canonical phrase in a canonical text; model numbers may contain spaces. */
function phrasePattern(phrase: string): RegExp {
  const spaced = hasDigit(phrase) ? Array.from(phrase.replaceAll(' ', '')).join(' ?') : phrase;
  return isHan(phrase) ? new RegExp(spaced, 'u') : new RegExp(`(?<![^ ])${spaced}(?![^ ])`, 'u');
}

/**
 * Cuts phrases out of a canonical text, long ones first.
 * @param rows canonical phrases
 * @returns the numbers of the rows whose phrases the text contains, and the rest of the text
 */
export function cutPhrases(rows: readonly (readonly string[])[], text: string) {
  const phrases = rows
    .flatMap((words, row) => words.map((phrase) => ({ phrase, row })))
    .filter(({ phrase }) => text.includes(phrase))
    .sort((a, b) => b.phrase.length - a.phrase.length);
  const found = new Set<number>();
  const cut = new Set<string>();
  let rest = text;
  for (const { phrase, row } of phrases) {
    const pattern = phrasePattern(phrase);
    if (!cut.has(phrase) && !pattern.test(rest)) continue;
    cut.add(phrase);
    found.add(row);
    rest = rest.replace(pattern, ' ');
  }
  return { rows: [...found], rest: rest.replace(/ +/g, ' ').trim() };
}

/** The row with the longest phrase that a query contains, and the rest of the query. */
export function findPhrase<Row extends { words: readonly string[] }>(
  rows: readonly Row[],
  text: string,
  folding: Folding,
): { row: Row; phrase: string; rest: string } | undefined {
  const query = canonical(shortened(text), folding);
  let longest = '';
  let found: { row: Row; phrase: string; rest: string } | undefined;
  for (const row of rows) {
    for (const word of row.words) {
      const phrase = canonical(word, folding);
      const pattern = phrasePattern(phrase);
      if (phrase.length <= longest.length || !pattern.test(query)) continue;
      longest = phrase;
      found = { row, phrase, rest: query.replace(pattern, ' ').trim() };
    }
  }
  return found;
}
