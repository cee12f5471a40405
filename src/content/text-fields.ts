import { z } from 'zod';

// Control characters, non-characters (such as U+FFFE) and bidirectional overrides affect a terminal
// or the text around them. Other bidirectional marks are part of ordinary Hebrew and Arabic.
const UNSAFE = /[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** The text with well-formed surrogate pairs and without characters that must not be printed. */
export const clean = (text: string) => text.toWellFormed().replace(UNSAFE, ' ').trim();

const cleanLines = (text: string) => text.split(/\r?\n/).map(clean).join('\n').trim();

const tooLong = (max: number) => `must have at most ${max} characters`;

/** A single line of text. */
export const line = (max: number) =>
  z
    .string()
    .overwrite(clean)
    .max(max, tooLong(max))
    .regex(/[\p{L}\p{N}]/u, 'has no letter or digit');

/** Text that keeps its line breaks. */
export const multiline = (max: number) => z.string().overwrite(cleanLines).max(max, tooLong(max));

/** The text without unsafe characters, shortened to `max` characters; an ellipsis marks the cut. */
export function excerpt(text: string, max: number): string {
  // Bounded before it is cleaned, because the text may be megabytes long.
  const start = clean(text.slice(0, 2 * max));
  if (start.length <= max && text.length <= 2 * max) return start;
  return `${start.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
