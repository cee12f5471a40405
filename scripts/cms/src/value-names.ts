import type { ContentIssue } from '~/content/shop-content';
import type { Locale, Localized } from '~/i18n/locales';
import { reasonIn } from '~/i18n/reasons';
import { areas as areasEn } from '~/i18n/dictionaries/en/checkout.json';
import policiesEn from '~/i18n/dictionaries/en/policies.json';
import { areas as areasZh } from '~/i18n/dictionaries/zh/checkout.json';
import policies from '~/i18n/dictionaries/zh/policies.json';
import attributesData from '~data/attributes.json';
import categories from '~data/categories.json';
import kinds from '~data/kinds.json';
import services from '~data/services.json';
import rooms from '~data/studios.json';
import teachers from '~data/teachers.json';
import badges from './labels/badges.json';
import optionsData from './labels/options.json';
import { parsed } from './json-value';
import { shownTime } from './shown-time';

/** Words for ids. */
export type Names = Readonly<Record<string, Localized>>;

interface Named {
  id: string;
  name: Localized;
}

const byId = (all: readonly Named[]): Names =>
  Object.fromEntries(all.map(({ id, name }) => [id, name]));

/** The sections of both policies, by their titles in the repository. */
const sections = (['privacy', 'refund'] as const).flatMap((policy) =>
  policies[policy].sections.map(({ id, title }, index) => ({
    id: `${policy}-${id}`,
    name: {
      zh: `${policies[policy].title}：${title}`,
      en: `${policiesEn[policy].title}: ${policiesEn[policy].sections[index]?.title}`,
    },
  })),
);

/** Words for the values of fields that have the same in all types. */
export const choices = {
  badges: badges as Names,
  category: Object.fromEntries(Object.entries(categories).map(([id, { name }]) => [id, name])),
  kind: byId(Object.values(kinds).flat()),
  room: byId([...rooms, ...teachers]),
  section: byId(sections),
  service: byId(services),
} satisfies Readonly<Record<string, Names>>;

const shared: Readonly<Record<string, Names>> = choices;

/** Destinations of orders, by id. */
export const areas: Names = {
  ...Object.fromEntries(
    Object.entries(areasZh).map(([id, zh]) => [
      id,
      { zh, en: (areasEn as Record<string, string>)[id] ?? zh },
    ]),
  ),
  collect: { zh: '門市自取', en: 'Collection in the shop' },
};

const language: Names = optionsData.Booking.language;

/** Words for the values of fields, by the display name of the type, and field. */
export const options: Readonly<Record<string, Readonly<Record<string, Names>>>> = {
  ...optionsData,
  Order: { ...optionsData.Order, area: areas, language },
  Message: { ...optionsData.Message, language },
  'Stock alert': { ...optionsData['Stock alert'], language },
};

const attributes: Readonly<Record<string, { label: Localized; options?: Names }>> = attributesData;
const attributeNames: Names = Object.fromEntries(
  Object.entries(attributes).map(([id, { label }]) => [id, label]),
);

/** Returns the words for the values of a field of a type. */
export const namesOf = (type: string, field: string): Names | undefined =>
  options[type]?.[field] ?? shared[field];

/** The fields that name entries, in the lists of their types. */
const NAMES = ['name', 'title', 'reference', 'code', 'room', 'service', 'section', 'words'];

/** Returns the name of an entry of a type; undefined if it has none. */
export function nameOf(type: string, entry: Readonly<Record<string, unknown>>, locale: Locale) {
  const field = NAMES.find((name) => entry[name]);
  return field && shownValue(type, field, entry[field], locale);
}

const SEPARATOR = { zh: '、', en: ', ' };

/** As Strapi writes it. */
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

function shownItem(item: unknown, names: Names | undefined, locale: Locale) {
  if (typeof item === 'boolean') return { zh: ['否', '是'], en: ['no', 'yes'] }[locale][+item];
  if (typeof item !== 'string') return typeof item === 'number' ? String(item) : undefined;
  // JSON, as Strapi's form has it.
  if (/^[[{]/.test(item) && parsed(item)) return undefined;
  return TIME.test(item) ? shownTime(item, locale) : (names?.[item]?.[locale] ?? item);
}

/** Returns the value of a field in words, with times in Hong Kong; undefined if it is none that a line can show. */
export function shownValue(
  type: string,
  field: string,
  value: unknown,
  locale: Locale,
): string | undefined {
  const items = [field === 'badges' && typeof value === 'string' ? JSON.parse(value) : value]
    .flat()
    .map((item) => shownItem(item, namesOf(type, field), locale));
  return items.includes(undefined) ? undefined : items.join(SEPARATOR[locale]);
}

/** Faults whose values are ids. */
const OF_IDS = ['oneOf', 'severalOf', 'kind', 'attribute', 'category'];

/** Returns the words for the ids in a value of a fault. */
function namesIn(type: string, { field, code }: ContentIssue, key: string): Names {
  const [name = '', part = ''] = field.split('.');
  if (key === 'category' || code === 'category') return choices.category;
  if (key === 'kind' || code === 'kind') return choices.kind;
  if (code === 'attribute') return attributeNames;
  if (name === 'attributes') return attributes[part]?.options ?? {};
  return namesOf(type, name) ?? {};
}

/** Returns the reason of an issue with an entry of a type, with words for ids. */
export function reasonOf(type: string, issue: ContentIssue, locale: Locale): string {
  if (!OF_IDS.includes(issue.code ?? '')) return reasonIn(issue, locale);
  const values = Object.entries(issue.values ?? {}).map(([key, ids]) => {
    const names = namesIn(type, issue, key);
    const words = String(ids)
      .split(', ')
      .map((id) => names[id]?.[locale] ?? id);
    return [key, words.join(SEPARATOR[locale])];
  });
  return reasonIn({ ...issue, values: Object.fromEntries(values) }, locale);
}
