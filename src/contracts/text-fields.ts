import { readDestination } from './destinations';

/** A form field with the constraints of its text. */
export interface TextField {
  /** `email` and `tel` are validated by format, `multiline` allows line breaks, `choice` is a destination. */
  type: 'text' | 'email' | 'tel' | 'multiline' | 'choice';
  required: boolean;
  /** In code units. */
  max: number;
}

/** Problems that the browser's own validation misses but that prevent a delivery. */
export type Problem = 'blank' | 'email' | 'phone' | 'long' | 'control';

// Contacts, web pages and keyboards add these characters to copied text. A bidirectional override
// (U+202E) can disguise a name or an address.
const INVISIBLE = /[\p{Bidi_Control}\u00ad\u200b\u2060-\u2065\ufeff]/gu;
/** Also invisible, but part of emojis such as families, and of words in Persian or Hindi. */
const JOINERS = /\p{Join_Control}/gu;
const DASHES = /[\u2010-\u2015\u2212]/g;

/** Full-width letters and digits become half-width; Chinese punctuation stays. */
const NARROWED = /[\p{L}\p{M}\p{N}]+/gu;

/**
 * Normalizes a value for validation and storage. Browser, functions and CMS use only this function.
 * Punctuation is kept as written in multiline fields only, and joiners in texts only.
 */
export function normalized(value: string, type?: TextField['type']): string {
  const isMultiline = type === 'multiline';
  const text = value
    .toWellFormed()
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\t\v\f]/g, ' ')
    .replaceAll(INVISIBLE, '')
    .replaceAll(JOINERS, isMultiline || type === 'text' ? '$&' : '');
  const plain = isMultiline
    ? text.replaceAll(NARROWED, (letters) => letters.normalize('NFKC'))
    : text.normalize('NFKC').replaceAll(DASHES, '-');
  return plain.trim();
}

/** Characters that separate or quote addresses in mail headers; not allowed in an address. */
const NO_ATOM = String.raw`\s<>\(\)\[\]\\,;:"`;
const ATOM = String.raw`[^@.${NO_ATOM}\p{C}]+`;

/** An e-mail address whose domain has a dot. Browsers accept `a@b`, because such hosts exist inside companies. */
const EMAIL = new RegExp(String.raw`^[^@${NO_ATOM}\p{C}]+@${ATOM}(\.${ATOM})+$`, 'u');
export const isEmail = (text: string): boolean => EMAIL.test(text);

/** A required e-mail field. Addresses have at most 254 characters (RFC 5321, 4.5.3.1.3). */
export const emailField = {
  name: 'email',
  type: 'email',
  autoComplete: 'email',
  required: true,
  max: 254,
} as const;

/** A required field for any text that describes how to call, such as `9123 4567 after six`. */
export const phoneField = {
  name: 'phone',
  type: 'text',
  inputMode: 'tel',
  autoComplete: 'tel',
  required: true,
  max: 40,
} as const;

/** Digits, spaces, hyphens, dots and brackets, with an optional country code. */
const PHONE = /^\+?[\d\s().·•-]+$/;
/** The numbers of digits that `problems.phone` of `forms.json` names. */
export const PHONE_DIGITS = { min: 8, max: 15 };

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= PHONE_DIGITS.min && digits <= PHONE_DIGITS.max;
}

/** Never typed, but sometimes pasted. A line break could start a header in a mail about the order. */
const CONTROL = /[^\P{Cc}\n]|[\u2028\u2029]/u;

const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/**
 * Returns the problem with a non-empty value; `required` of the browser covers empty ones
 * (requirements §5). Used by browser, functions and CMS.
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
