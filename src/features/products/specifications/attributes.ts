import { fill } from '~/i18n/fill';
import { refusal } from '~/i18n/reasons';
import { forEachLocale, languageTags, locales, type Locale, type Localized } from '~/i18n/locales';
import { contentLimits } from '~/site/content-limits';
import type { AttributeValue } from '../product';
import type { Attribute } from './kinds';

/** Larger numbers are typing errors and would be too long for a table. */
const MAX_NUMBER = 1_000_000_000;

const TEXT = new RegExp(`^.{1,${contentLimits.name}}$`, 'su');

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && TEXT.test(value);
const isNumber = (value: unknown): value is number =>
  typeof value === 'number' && Math.abs(value) <= MAX_NUMBER;

/** The issue with a value of an attribute; `undefined` if it is valid. */
export function valueIssue(attribute: Attribute, value: unknown) {
  switch (attribute.type) {
    case 'number':
      return isNumber(value) ? undefined : refusal('number');
    case 'range':
      return Array.isArray(value) &&
        value.length === 2 &&
        value.every(isNumber) &&
        Number(value[0]) <= Number(value[1])
        ? undefined
        : refusal('range');
    case 'option':
      return isText(value) && Object.hasOwn(attribute.options, value)
        ? undefined
        : refusal('oneOf', { values: Object.keys(attribute.options).join(', ') });
    case 'options':
      return Array.isArray(value) &&
        value.length > 0 &&
        new Set(value).size === value.length &&
        value.every((each) => isText(each) && Object.hasOwn(attribute.options, each))
        ? undefined
        : refusal('severalOf', { values: Object.keys(attribute.options).join(', ') });
    case 'flag':
      return typeof value === 'boolean' ? undefined : refusal('flag');
    case 'text':
      return typeof value === 'object' &&
        value !== null &&
        Object.keys(value).sort().join() === [...locales].sort().join() &&
        Object.values(value).every(isText)
        ? undefined
        : refusal('texts', { most: contentLimits.name });
  }
}

/** The texts for flags. */
export interface ValueWords {
  yes: string;
  no: string;
}

/** By the maximum number of digits after the point. */
const formats = forEachLocale((locale) =>
  [0, 1, 2, 3].map(
    (digits) => new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: digits }),
  ),
);

const formatted = (value: number, locale: Locale, digits = 3) =>
  formats[locale][digits]?.format(value) ?? String(value);

/** Separates the items of a list. */
export const separators: Record<Locale, string> = { zh: '、', en: ', ' };

/** A text in parentheses, after another one. */
const parenthesized: Record<Locale, (text: string) => string> = {
  zh: (text) => `（${text}）`,
  en: (text) => ` (${text})`,
};

/** `25.5 inches`, `25.5吋`: no space before a unit in Chinese characters, %, ° or ″. */
function withUnit(number: string, unit: Localized | undefined, locale: Locale): string {
  const text = unit?.[locale];
  if (!text) return number;
  return /^[\p{Script=Han}%°″]/u.test(text) ? number + text : `${number} ${text}`;
}

/** A `{{value}}` of a number with its unit. */
export const valueTemplate = (
  { unit }: Extract<Attribute, { type: 'number' }>,
  locale: Locale,
): string => withUnit('{{value}}', unit, locale);

const kilohertz: Localized = { zh: 'kHz', en: 'kHz' };

/** `9–11 years`. Frequencies from 1,000 Hz are shown in kHz, as manufacturers do: `40 Hz – 20 kHz`. */
function writeRange(
  [low, high]: readonly [number, number],
  unit: Localized | undefined,
  locale: Locale,
) {
  const scaled = (value: number) =>
    unit?.en === 'Hz' && value >= 1000
      ? { number: formatted(value / 1000, locale), unit: kilohertz }
      : { number: formatted(value, locale), unit };
  const [from, to] = [scaled(low), scaled(high)];
  const end = withUnit(to.number, to.unit, locale);
  if (low === high) return end;
  return from.unit === to.unit
    ? `${from.number}–${end}`
    : `${withUnit(from.number, from.unit, locale)} – ${end}`;
}

/** A value of validated specifications as text. */
export function writeValue(
  attribute: Attribute,
  value: AttributeValue,
  locale: Locale,
  { yes, no }: ValueWords,
): string {
  switch (attribute.type) {
    case 'number': {
      const { unit, also } = attribute;
      const written = withUnit(formatted(Number(value), locale), unit, locale);
      if (!also) return written;
      const second = withUnit(
        formatted(Number(value) * also.factor, locale, also.digits),
        also.unit,
        locale,
      );
      return written + parenthesized[locale](second);
    }
    case 'range':
      return writeRange(value as readonly [number, number], attribute.unit, locale);
    case 'option':
      return attribute.options[value as string]?.[locale] ?? '';
    case 'options':
      return (value as readonly string[])
        .map((id) => attribute.options[id]?.[locale] ?? '')
        .join(separators[locale]);
    case 'flag':
      return value ? yes : no;
    case 'text':
      return (value as Localized)[locale];
  }
}

/** A value in a few words, for the line of facts on a card; empty for a flag that is not set. */
export function writeFact(attribute: Attribute, value: AttributeValue, locale: Locale): string {
  if (value === false) return '';
  const { type, label, fact } = attribute;
  if (type === 'flag') return (fact ?? label)[locale];
  if (type === 'number' && !fact) {
    return withUnit(formatted(Number(value), locale), attribute.unit, locale);
  }
  const written =
    type === 'number'
      ? formatted(Number(value), locale)
      : writeValue(attribute, value, locale, { yes: '', no: '' });
  return fact ? fill(fact[locale], { value: written }) : written;
}
