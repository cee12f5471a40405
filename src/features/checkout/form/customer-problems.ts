import type { CustomerField } from '../orders/order';

/** What the browser's own validation accepts but an order cannot be delivered with. */
export type Problem = 'blank' | 'email' | 'phone';

/** A domain with a dot: browsers accept `a@b`, because such hosts exist inside companies. */
const EMAIL = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Digits, spaces, hyphens and brackets, with an optional country code. */
const PHONE = /^\+?[\d\s()-]+$/;
const DIGITS = { min: 8, max: 15 };

function isPhone(text: string): boolean {
  const digits = text.replaceAll(/\D/g, '').length;
  return PHONE.test(text) && digits >= DIGITS.min && digits <= DIGITS.max;
}

/**
 * The problem with a value that is not empty; an empty one is the matter of the browser's `required`
 * check (spec §5).
 */
export function problemOf(
  { name, required }: { name: CustomerField; required: boolean },
  value: string,
): Problem | undefined {
  const text = value.trim();
  if (text === '') return required && value !== '' ? 'blank' : undefined;
  if (name === 'email' && !EMAIL.test(text)) return 'email';
  if (name === 'phone' && !isPhone(text)) return 'phone';
  return undefined;
}
