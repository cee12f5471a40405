import type { PageKind } from '../../src/site/head/page-kind.ts';
import { cutFace } from './cut-face.ts';
import { headingCharacters } from './heading-characters.ts';

/** Noto Serif HK, for the Chinese headings on pages of a kind. */
export const cutHeadings = (kind: PageKind): Promise<string> =>
  cutFace({
    name: `headings-${kind}`,
    from: '@expo-google-fonts/noto-serif-hk/600SemiBold/NotoSerifHK_600SemiBold.ttf',
    characters: headingCharacters(kind),
    features: [],
  });

const between = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/** Instrument Sans, for texts: Western Europe's letters, in the weights that the shop sets. */
export const cutTexts = (): Promise<string> =>
  cutFace({
    name: 'texts',
    from: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
    characters: `${between(0x20, 0x7e)}${between(0xa0, 0xff)}–—‘’“”…·•→←×−€™`,
    features: ['kern', 'tnum', 'mark', 'ccmp'],
    weights: { min: 400, max: 600 },
  });
