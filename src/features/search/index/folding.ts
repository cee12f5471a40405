import { Converter } from 'opencc-js/t2cn';
import { codePoints, type Folding } from '../shared/words';

const toSimplified = Converter({ from: 'hk', to: 'cn' });

/**
 * The folding table of the characters that occur in these texts. OpenCC's own tables are a hundred
 * times as large and stay on the build machine.
 */
export function foldingFor(texts: Iterable<string>): Folding {
  const table = new Map<string, string>();
  const seen = new Set<string>();
  for (const text of texts) {
    for (const character of text.normalize('NFKC')) {
      if (seen.has(character)) continue;
      seen.add(character);
      const folded = toSimplified(character);
      if (folded !== character && codePoints(folded).length === 1) table.set(character, folded);
    }
  }
  return table;
}
