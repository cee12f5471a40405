import type { PageKind } from '../../src/site/head/page-kind.ts';
import { cutFace } from './cut-face.ts';
import { headingCharacters } from './heading-characters.ts';

/** The whole face of texts. */
export const TEXTS =
  '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';

/** Noto Serif HK, for the Chinese headings on pages of a kind. */
export const cutHeadings = (kind: PageKind): Promise<string> =>
  cutFace({
    name: `headings-${kind}`,
    from: '@expo-google-fonts/noto-serif-hk/600SemiBold/NotoSerifHK_600SemiBold.ttf',
    characters: headingCharacters(kind),
    features: [],
  });

const ASCII = String.fromCodePoint(...Array.from({ length: 0x7f - 0x20 }, (_, at) => 0x20 + at));

/** Letters and signs beyond ASCII that the shop's texts and names have. */
export const BEYOND_ASCII = '\u00a0©½×ßäéöü–—‘’“”…';

/** What English headings and all texts are cut to. */
export const LETTERS = ASCII + BEYOND_ASCII;

/** Instrument Sans, for texts: in the weights that the shop sets, with the characters it has. */
export const cutTexts = (): Promise<string> =>
  cutFace({
    name: 'texts',
    from: TEXTS,
    characters: LETTERS,
    features: ['kern', 'tnum'],
    weights: { min: 400, max: 600 },
  });

/** Instrument Serif, for headings in English: with the characters the shop has. */
export const cutEnglishHeadings = (): Promise<string> =>
  cutFace({
    name: 'headings-english',
    from: '@fontsource/instrument-serif/files/instrument-serif-latin-400-normal.woff2',
    characters: LETTERS,
    features: ['kern', 'liga'],
  });

/** The rest of Latin-1, as a `unicode-range`: for it the whole face is fetched. */
export const OTHER_LETTERS =
  'U+A1-A8,U+AA-BC,U+BE-D6,U+D8-DE,U+E0-E3,U+E5-E8,U+EA-F5,U+F7-FB,U+FD-FF';
