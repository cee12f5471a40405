import type { PageKind } from '../../src/site/routes.ts';
import { subsetFace } from './subset-face.ts';
import { headingCharacters } from './heading-characters.ts';

/** The full text font. */
export const TEXTS =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** Noto Serif HK for the Chinese headings on pages of a kind. */
export const subsetChineseHeadings = (kind: PageKind): Promise<string> =>
  subsetFace({
    name: `headings-${kind}`,
    from: '@expo-google-fonts/noto-serif-hk/600SemiBold/NotoSerifHK_600SemiBold.ttf',
    characters: headingCharacters(kind),
    features: [],
  });

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));

/** Characters outside ASCII that occur in the shop's texts and names. */
export const BEYOND_ASCII = '\u00a0©±·½×ÄÉÖÜßäéöü–—‘’“”…';

/** The characters of the subsets for English headings and for all texts. */
export const LETTERS = ASCII + BEYOND_ASCII;

/**
 * Instrument Sans for texts, with the weights that the style sheet uses. Kerning, variable like the glyphs,
 * would take as many bytes as all of them.
 */
export const subsetTexts = (): Promise<string> =>
  subsetFace({
    name: 'texts',
    from: TEXTS,
    characters: LETTERS,
    features: ['tnum'],
    weights: { min: 400, max: 600 },
  });

/** Instrument Serif for English headings. */
export const subsetEnglishHeadings = (): Promise<string> =>
  subsetFace({
    name: 'headings-english',
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    characters: LETTERS,
    features: ['kern', 'liga'],
  });

/** The rest of Latin-1 as a `unicode-range`, for which the full font is loaded. */
export const OTHER_LETTERS =
  'U+A1-A8,U+AA-B0,U+B2-B6,U+B8-BC,U+BE-C3,U+C5-C8,U+CA-D5,U+D8-DB,U+DD-DE,U+E0-E3,U+E5-E8,U+EA-F5,U+F7-FB,U+FD-FF';
