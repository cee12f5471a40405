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

/** A phrase that a query contains, with the query before and after it, and without it. */
export interface Found<Row> {
  row: Row;
  phrase: string;
  before: string;
  after: string;
  rest: string;
}

/** The row with the longest phrase that a query contains. */
export function findPhrase<Row extends { words: readonly string[] }>(
  rows: readonly Row[],
  text: string,
  folding: Folding,
): Found<Row> | undefined {
  const query = canonical(shortened(text), folding);
  let longest = '';
  let found: Found<Row> | undefined;
  for (const row of rows) {
    for (const word of row.words) {
      const phrase = canonical(word, folding);
      if (phrase.length <= longest.length) continue;
      const match = phrasePattern(phrase).exec(query);
      if (!match) continue;
      longest = phrase;
      const [before, after] = [
        query.slice(0, match.index),
        query.slice(match.index + match[0].length),
      ];
      found = { row, phrase, before, after, rest: `${before} ${after}`.trim() };
    }
  }
  return found;
}
