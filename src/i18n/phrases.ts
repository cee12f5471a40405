import { languageTags, type Locale } from './locales';

const words = new Intl.Segmenter(languageTags.zh, { granularity: 'word' });

/** Where a heading may break: Chinese has no spaces and would else break inside a word. */
export const phrases = (text: string, locale: Locale): string[] =>
  locale === 'zh' ? Array.from(words.segment(text), ({ segment }) => segment) : [text];
