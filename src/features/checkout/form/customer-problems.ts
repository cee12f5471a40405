import { readDestination } from '~/features/delivery/destinations';
import type { TextField } from '../orders/order';

/** What the browser's own validation accepts but an order cannot be delivered with. */
export type Problem = 'blank' | 'email' | 'phone' | 'long' | 'control';

/** A domain with a dot: browsers accept `a@b`, because such hosts exist inside companies. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Digits, spaces, hyphens and brackets, with an optional country code. */
const PHONE = /^\+?[\d\s()-]+$/;
const DIGITS = { min: 8, max: 15 };

// Never typed, but perhaps pasted. A line break could start a header in a mail about the order, and a
// bidirectional override (U+202E) lets a name or an address read as another.
const CONTROL = /[^\P{Cc}\n]|[\u2028-\u202e\u2066-\u2069]/u;

/** Spaces without width are not trimmed. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= DIGITS.min && digits <= DIGITS.max;
}

/** A value as it is submitted. */
export const submitted = (value: string): string =>
  value.toWellFormed().replaceAll('\r\n', '\n').trim();

/**
 * The problem with a value that is not empty; an empty one is the matter of the browser's `required`
 * check (requirements §5). Browser and functions ask this.
 */
export function problemOf({ type, required, max }: TextField, value: string): Problem | undefined {
  const text = submitted(value);
  if (text === '' || (required && !VISIBLE.test(text))) {
    return required && value !== '' ? 'blank' : undefined;
  }
  if (text.length > max) return 'long';
  if (CONTROL.test(text) || (type !== 'multiline' && text.includes('\n'))) return 'control';
  if (type === 'choice' && !readDestination(text)) return 'blank';
  if (type === 'email' && !EMAIL.test(text)) return 'email';
  if (type === 'tel' && !isPhone(text)) return 'phone';
  return undefined;
}
