import { Converter } from 'opencc-js/t2cn';
import { isHan, type Folding } from '../shared/words';

const fromHongKong = Converter({ from: 'hk', to: 'cn' });
const fromTaiwan = Converter({ from: 'tw', to: 'cn' });

/** The simplified forms, also of variants (枱, 綫; of Taiwan: 著). One a line, as OpenCC converts words too. */
const simplified = (characters: readonly string[]): string[] =>
  fromTaiwan(fromHongKong(characters.join('\n'))).split('\n');

/** Unicode's main block of Han characters, which input methods write. */
const [FIRST, LAST] = [0x4e00, 0x9fff];
const ideographs = Array.from({ length: LAST - FIRST + 1 }, (_, at) =>
  String.fromCodePoint(FIRST + at),
);

/**
 * The folding table of these texts: their characters, and all others with the same simplified form, which queries may
 * contain. OpenCC's own tables are far larger and stay on the build machine.
 */
export function foldingFor(texts: Iterable<string>): Folding {
  const characters = new Set<string>();
  for (const text of texts) {
    for (const character of text.normalize('NFKC')) if (isHan(character)) characters.add(character);
  }
  const forms = new Set(simplified([...characters]));
  const all = [...new Set([...ideographs, ...characters])];
  const folded = simplified(all);
  const table = new Map<string, string>();
  for (const [at, character] of all.entries()) {
    const form = folded[at] ?? character;
    if (form !== character && forms.has(form)) table.set(character, form);
  }
  return table;
}
