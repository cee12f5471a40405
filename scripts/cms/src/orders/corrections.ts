import {
  customerFieldNames,
  customerFields,
  hasField,
  instructionsField,
} from '~/contracts/customer';
import { normalized, problemOf } from '~/contracts/text-fields';
import { fill } from '~/i18n/fill';
import en from '~/i18n/dictionaries/en/forms.json';
import zh from '~/i18n/dictionaries/zh/forms.json';
import type { Locale } from '~/contracts/languages';
import type { Order } from './order-rules';

/** The fields of an order in which the desk may correct mistakes. */
export const CORRECTED = [...customerFieldNames, 'instructions'] as const;

const fields = { ...customerFields, instructions: instructionsField };
const problems = { zh: zh.problems, en: en.problems };

/**
 * Returns the details of the customer that a form changes in its order, normalized, and the problems that the checkout
 * would find in them. A changed destination is checked as a whole; other details stay as an earlier version took them.
 */
export function correctionsOf(order: Order, sent: Partial<Order>, language: Locale) {
  const rawOf = (name: (typeof CORRECTED)[number]) =>
    String((name in sent ? sent[name] : order[name]) ?? '');
  const textOf = (name: (typeof CORRECTED)[number]) => normalized(rawOf(name), fields[name].type);
  const area = textOf('area');
  const isMoved = area !== (order.area ?? '');
  const values = CORRECTED.map((name) => {
    const isGone = isMoved && !hasField(name, area);
    return { ...fields[name], isGone, value: isGone ? '' : textOf(name) };
  });
  const changed = values.filter(
    ({ name, isGone }) => isGone || rawOf(name) !== (order[name] ?? ''),
  );
  const issues = (isMoved ? values : changed).flatMap(({ value, isGone: _, ...field }) => {
    const required = field.required && hasField(field.name, area);
    const problem = required && value === '' ? 'missing' : problemOf({ ...field, required }, value);
    if (!problem) return [];
    const { max } = field;
    const reason = fill(problems[language][problem], { max, count: value.length });
    return [{ field: field.name, reason }];
  });
  return { changes: Object.fromEntries(changed.map(({ name, value }) => [name, value])), issues };
}
