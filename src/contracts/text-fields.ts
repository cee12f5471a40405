import { readDestination } from './destinations';

/** A field of a form with what its texts may be. */
export interface TextField {
  /** `email` and `tel` have a form of their own, `multiline` may have line breaks, `choice` is a destination. */
  type: 'text' | 'email' | 'tel' | 'multiline' | 'choice';
  required: boolean;
  /** In code units. */
  max: number;
}

/** What the browser's own validation accepts but an order cannot be delivered with. */
export type Problem = 'blank' | 'email' | 'phone' | 'long' | 'control';

// Contacts, web pages and keyboards add these to what is copied from them. A bidirectional override (U+202E) lets a
// name or an address read as another.
const INVISIBLE = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/g;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Full-width letters and digits become narrow ones; the punctuation of Chinese sentences stays. */
const NARROWED = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * A value as it is validated and stored: the only normalization of what people enter, in browser, functions and CMS.
 * Only in fields with several lines, punctuation is kept as it was written.
 */
export function normalized(value: string, type: TextField['type'] = 'text'): string {
  const text = value.toWellFormed().replaceAll('\r\n', '\n').replaceAll(INVISIBLE, '');
  const plain =
    type === 'multiline'
      ? text.replaceAll(NARROWED, (letters) => letters.normalize('NFKC'))
      : text.normalize('NFKC').replaceAll(DASHES, '-');
  return plain.trim();
}

/** Characters that separate or quote addresses in the header of a mail are not part of one. */
export const NO_ATOM = String.raw`\s<>\(\)\[\]\\,;:"`;
const ATOM = String.raw`[^@.${NO_ATOM}\p{C}]+`;

/** An e-mail address whose domain has a dot. Browsers accept `a@b`, because such hosts exist inside companies. */
const EMAIL = new RegExp(String.raw`^[^@${NO_ATOM}\p{C}]+@${ATOM}(\.${ATOM})+$`, 'u');
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** The field of a stock alert. No address is longer (RFC 5321, 4.5.3.1.3). */
export const emailField = { type: 'email', required: true, max: 254 } as const;

/** Digits, spaces, hyphens, dots and brackets, with an optional country code. */
const PHONE = /^\+?[\d\s().·•-]+$/;
const DIGITS = { min: 8, max: 15 };

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= DIGITS.min && digits <= DIGITS.max;
}

/** Never typed, but perhaps pasted. A line break could start a header in a mail about the order. */
const CONTROL = /[^\P{Cc}\n]|[\u2028\u2029]/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * The problem with a value that is not empty; an empty one is the matter of the browser's `required`
 * check (requirements §5). Browser, functions and CMS ask this.
 */
export function problemOf({ type, required, max }: TextField, value: string): Problem | undefined {
  const text = normalized(value, type);
  if (text === '' || (required && !VISIBLE.test(text))) {
    return required && value !== '' ? 'blank' : undefined;
  }
  if (text.length > max) return 'long';
  if (CONTROL.test(text) || (type !== 'multiline' && text.includes('\n'))) return 'control';
  if (type === 'choice' && !readDestination(text)) return 'blank';
  if (type === 'email' && !isEmail(text)) return 'email';
  if (type === 'tel' && !isPhone(text)) return 'phone';
  return undefined;
}
