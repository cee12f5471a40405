import { z } from 'zod';
import { refusal } from '~/i18n/reasons';
import './reasons';

// Control characters, non-characters (such as U+FFFE) and bidirectional overrides affect a terminal
// or the text around them. Other bidirectional marks are part of ordinary Hebrew and Arabic.
const UNSAFE = /[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/gu;

/** The text with well-formed surrogate pairs and without characters that must not be printed. */
export const clean = (text: string) => text.toWellFormed().replace(UNSAFE, ' ').trim();

const cleanLines = (text: string) => text.split(/\r?\n/).map(clean).join('\n').trim();

// Refinements rather than zod's `max`, which also runs on values of other types and throws if their
// `length` is an object that cannot be compared.

/** @param max in code points */
const text = (cleaned: (text: string) => string, max: number) =>
  z
    .string()
    .overwrite(cleaned)
    .refine(
      (text) => text.length <= max || Array.from(text).length <= max,
      refusal('characters', { most: max }),
    );

/** Unlike `z.int()`, it does not keep other fields from being compared with each other. */
export const whole = z.number().refine(Number.isSafeInteger, refusal('whole'));

/** A single line of text. */
export const line = (max: number) =>
  text(clean, max).superRefine((text, context) => {
    if (/[\p{L}\p{N}]/u.test(text)) return;
    const fault = text === '' ? 'missing' : 'noLetter';
    context.addIssue({ code: 'custom', input: text, ...refusal(fault) });
  });

/** Text that keeps its line breaks. */
export const multiline = (max: number) => text(cleanLines, max);

/** Text that keeps its line breaks, and is more than spaces. */
export const filled = (max: number) =>
  multiline(max).refine((text) => text !== '', refusal('missing'));

// Windows reserves device names in every folder, whatever their extension; `index` is the file of the folder itself.
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/i;

/** The last part of a page's address, and so a file name and an object key. */
export const pageName = z
  .string()
  .refine((name) => !(name in Object.prototype) && !/^index$/i.test(name), refusal('reserved'))
  .refine((name) => !DEVICE.test(name), refusal('device'));

/** A list of at most `max` values. The values of a longer one are not validated. */
export const list = <T extends z.ZodType>(item: T, max: number, items: string) =>
  z
    .unknown()
    .refine(
      (value) => !Array.isArray(value) || value.length <= max,
      refusal('items', { most: max, items }),
    )
    .pipe(z.array(item));

/** The text without unsafe characters, shortened to `max` characters; an ellipsis marks the cut. */
export function excerpt(text: string, max: number): string {
  // Bounded before it is cleaned, because the text may be megabytes long.
  const start = clean(text.slice(0, 2 * max));
  if (start.length <= max && text.length <= 2 * max) return start;
  return `${start.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
