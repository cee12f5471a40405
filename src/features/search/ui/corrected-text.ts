import type { Correction } from '../engine/spelling';

/** What was searched for in place of a query with typing mistakes. */
export function correctedText(query: string, corrections: readonly Correction[]): string {
  return corrections.reduce((text, { typed, used }) => {
    const word = new RegExp(`(?<!\\p{L})${typed}(es|s)?(?!\\p{L})`, 'iu');
    return word.test(text) ? text.replace(word, used) : used;
  }, query);
}
