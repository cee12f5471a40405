import { language, languageTags, type Locale } from './locales';

/** Returns the parts between which a heading may wrap. Without spaces, a line could end inside a word. */
export const phrases = (text: string, locale: Locale): string[] =>
  language(locale).spaced
    ? [text]
    : Array.from(
        new Intl.Segmenter(languageTags[locale], { granularity: 'word' }).segment(text),
        ({ segment }) => segment,
      );
