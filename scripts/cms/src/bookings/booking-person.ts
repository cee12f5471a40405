import { hourOf, isUpcoming, personFields } from '~/contracts/booking';
import { normalized, problemOf } from '~/contracts/text-fields';
import { fill } from '~/i18n/fill';
import en from '~/i18n/dictionaries/en/forms.json';
import zh from '~/i18n/dictionaries/zh/forms.json';
import { forEachLocale } from '~/i18n/locales';
import type { Booking } from './booking-record';

/** How the shop reaches the customer of a booking. */
type Person = Pick<Booking, 'name' | 'email' | 'phone'>;

const FIELDS = personFields.filter((field) => field.name !== 'wishes');

const problems = { zh: zh.problems, en: en.problems };

/**
 * Returns the details of the customer that a write changes, normalized, and the first problem with them, for editors.
 * Those who call may have no address; what an earlier version has taken stays.
 */
export function personOf(sent: Partial<Person>, before: Partial<Person> = {}) {
  const changed = FIELDS.filter(
    ({ name }) => name in sent && (sent[name] ?? '') !== (before[name] ?? ''),
  ).map((field) => ({ ...field, value: normalized(sent[field.name] ?? '', field.type) }));
  const [issue] = changed.flatMap(({ value, ...field }) => {
    const { name, max } = field;
    const required = name === 'name';
    const problem = required && value === '' ? 'missing' : problemOf({ ...field, required }, value);
    if (!problem) return [];
    const count = value.length;
    const words = forEachLocale((locale) => fill(problems[locale][problem], { max, count }));
    return [{ field: name, words }];
  });
  const values: Partial<Person> = Object.fromEntries(
    changed.map(({ name, value }) => [name, value]),
  );
  return { values, issue };
}

const addressOf = ({ email }: Partial<Person>) => (email ?? '').toLowerCase();

/** Whether a booking that is to come has another address, which has had none of its mails. */
export const isReaddressed = (before: Person, after: Booking, now: number) =>
  isUpcoming(after.state, hourOf(after.startsAt), now) && addressOf(before) !== addressOf(after);
