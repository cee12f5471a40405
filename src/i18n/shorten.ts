import { languageTags, type Locale } from './locales';

/**
 * A text of at most `max` graphemes. A longer one is cut after a word and ends with an ellipsis; a
 * surrogate pair or combining sequence is never split.
 */
export function shorten(text: string, max: number, locale: Locale): string {
  if (text.length <= max) return text;
  const split = (part: string, granularity: 'grapheme' | 'word') =>
    Array.from(
      new Intl.Segmenter(languageTags[locale], { granularity }).segment(part),
      ({ segment }) => segment,
    );
  const graphemes = split(text, 'grapheme');
  if (graphemes.length <= max) return text;

  const limit = graphemes.slice(0, max - 1).join('');
  let cut = '';
  for (const word of split(text, 'word')) {
    if (cut.length + word.length > limit.length) break;
    cut += word;
  }
  return `${(cut.trim() === '' ? limit : cut).trimEnd()}…`;
}
