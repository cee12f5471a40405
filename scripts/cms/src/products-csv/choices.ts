import categories from '~data/categories.json';
import kinds from '~data/kinds.json';
import badges from '../labels/badges.json';
import { inHongKong } from '~/contracts/hong-kong-time';
import delivery from '../labels/delivery.json';
import { faultOf, reasonIn } from '~/i18n/reasons';
import { LAST_MINUTE } from '../last-day';
import { readDay } from '../typed-day';
import { readTime } from '../typed-time';

export interface Words {
  zh: string;
  en: string;
}

/** A value of a product: a number, a text, a time (ISO 8601), the id of a choice, ids of badges, or a text in both languages. */
export type Value = number | string | readonly string[] | Words | null;

type Choice = readonly [id: string, words: Words];

const categoryChoices = Object.entries(categories).map(([id, { name }]): Choice => [id, name]);
const badgeChoices: readonly Choice[] = Object.entries(badges);
const deliveryChoices: readonly Choice[] = Object.entries(delivery);
const byCategory: Readonly<Record<string, readonly { id: string; name: Words }[]>> = kinds;

/** The kinds of a category, or all. */
const kindChoices = (category: Value) =>
  (category === null ? Object.values(byCategory).flat() : (byCategory[String(category)] ?? [])).map(
    ({ id, name }): Choice => [id, name],
  );

/** Without differences of case and width. */
const plain = (text: string) => text.normalize('NFKC').trim().toLowerCase();

/** The words of a choice, also without the part in brackets: `熱賣（HOT）` is 熱賣, too. */
const namesOf = ([id, { zh, en }]: Choice) =>
  [id, zh, en].flatMap((name) => [plain(name), plain(name).replace(/ ?\(.*\)$/, '')]);

const find = (choices: readonly Choice[], text: string) =>
  choices.find((choice) => namesOf(choice).includes(plain(text)));

const SEPARATOR = { zh: '、', en: ', ' };

/** Columns with times. */
export const TIMES: readonly string[] = ['saleFrom', 'saleUntil'];

/** A time in Hong Kong such as `2026-12-01 10:00`. */
const timeText = (time: string) =>
  inHongKong(Date.parse(time)).toISOString().slice(0, 16).replace('T', ' ');

/** The day and the month of a date, in either order. */
const BEFORE_YEAR = /^(\d\d?)([-/.])(\d\d?)\2(?=\d{4}$)/;

/**
 * Parses a time in Hong Kong, also as spreadsheets there write it, with the day first. With settings of the USA, they
 * write an unchanged time with the month first.
 * @param clock the time of a day alone
 */
function parseTime(cell: string, before: Value, clock: string): Parsed {
  const [, typed = '', shown = clock] = /^(.+?)(?:[ t]([\d:.]+))?$/.exec(plain(cell)) ?? [];
  const [day, time] = [readDay(typed), readTime(shown.replace(/(?<=:\d\d):00$/, ''))];
  const monthFirst = readDay(typed.replace(BEFORE_YEAR, '$3$2$1$2'));
  const readings = [`${day} ${time}`, `${monthFirst} ${time}`];
  if (before && readings.includes(timeText(String(before)))) return { value: before };
  return day && time
    ? { value: new Date(`${day}T${time}+08:00`).toISOString() }
    : {
        reason: {
          zh: '須為香港時間，例如2026-12-01 10:00',
          en: 'must be a time in Hong Kong such as 2026-12-01 10:00',
        },
      };
}

/** Shows a value in a language, as a table has it. */
export function textOf(field: string, value: Value, locale: keyof Words, category: Value): string {
  if (value === null) return '';
  if (typeof value === 'number') return String(value);
  if (typeof value === 'object' && 'zh' in value) return value[locale];
  if (TIMES.includes(field)) return timeText(String(value));
  const choices: Partial<Record<string, readonly Choice[]>> = {
    badges: badgeChoices,
    category: categoryChoices,
    kind: kindChoices(category),
  };
  return [value]
    .flat()
    .map((id) => choices[field]?.find(([known]) => known === id)?.[1][locale] ?? id)
    .join(SEPARATOR[locale]);
}

type Parsed = { value: Value } | { reason: Words };

const refuse = (choices: readonly Choice[]): Parsed => ({
  reason: {
    zh: `須為其中之一：${choices.map(([, { zh }]) => zh).join('、')}`,
    en: `must be one of ${choices.map(([, { en }]) => en).join(', ')}`,
  },
});

/** Parsers of columns with choices: words in either language, or ids. `before` is the value of the product. */
export const parsers: Readonly<
  Record<string, (cell: string, before: Value, category: Value) => Parsed>
> = {
  category(cell) {
    const found = find(categoryChoices, cell);
    return found ? { value: found[0] } : refuse(categoryChoices);
  },
  kind(cell, _, category) {
    const choices = kindChoices(category);
    const found = find(choices, cell);
    return found ? { value: found[0] } : refuse(choices);
  },
  badges(cell, before) {
    const own = (Array.isArray(before) ? before : []).map((id): Choice => [id, { zh: id, en: id }]);
    const found = cell
      .split(/[,，、;；|]/)
      .filter((each) => each.trim() !== '')
      .map((each) => find([...badgeChoices, ...own], each)?.[0]);
    const known = found.filter((id) => id !== undefined);
    return known.length === found.length ? { value: [...new Set(known)] } : refuse(badgeChoices);
  },
  saleFrom: (cell, before) => parseTime(cell, before, '00:00'),
  saleUntil(cell, before) {
    const parsed = parseTime(cell, before, LAST_MINUTE);
    const isPassed =
      'value' in parsed &&
      parsed.value !== before &&
      Date.parse(String(parsed.value)) <= Date.now();
    const fault = faultOf('passed');
    return isPassed ? { reason: { zh: reasonIn(fault, 'zh'), en: fault.reason } } : parsed;
  },
  delivery(cell, before) {
    const own = [before ?? []]
      .flat()
      .flatMap((words): Choice[] => (typeof words === 'object' ? [['', words]] : []));
    const found = find([...deliveryChoices, ...own], cell);
    return found ? { value: found[1] } : refuse(deliveryChoices);
  },
};

/** A text that is equal for equal values, whatever the order of badges and languages. */
export function keyOf(value: Value | undefined): string {
  if (Array.isArray(value)) return JSON.stringify([...value].sort());
  if (typeof value === 'object' && value && 'zh' in value)
    return JSON.stringify([value.zh, value.en]);
  return JSON.stringify(value ?? null);
}
