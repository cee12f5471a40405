import { isoDate } from '~/i18n/format-date';
import { faultOf, type Fault } from '~/i18n/reasons';
import { clean } from '../value-schemas';
import { fieldsOf, relatedIds, type Fields } from '../cms/strapi-item';
import type { EditorFile, EditorFiles } from './editor-files';

type Key = string | number;

/** An issue of a field; `path` starts with the field and continues within it. */
export interface SettingIssue extends Fault {
  path: PropertyKey[];
}

/** The place of a field of a setting in a file, with conversions from and to the format of Strapi. */
export interface Place {
  file: EditorFile;
  at: readonly Key[];
  read?: (value: unknown) => unknown;
  write?: (value: unknown) => unknown;
  /** Issues that the schema of the file cannot see; their paths are those within the field. */
  issuesIn?: (value: unknown) => readonly SettingIssue[];
}

type Places = Readonly<Record<string, Place>>;

interface SettingKind {
  /** Its address in the API. */
  api: string;
  /** The field that identifies an entry. Absent: there is one entry. */
  key?: string;
  /** Undefined if the entry refers to nothing in the shop. */
  places: (fields: Fields, files: EditorFiles) => Places | undefined;
  /** Valid values of the field `key`; absent: any. */
  about?: (files: EditorFiles) => string[];
}

/** Converts a time of Strapi, `10:00:00.000`, to the format of the file. */
const time = (value: unknown) =>
  typeof value === 'string' ? value.replace(/^(\d\d:\d\d):\d\d(\.\d+)?$/, '$1') : value;

/** The values of a repeatable component, without Strapi's ids. */
const list = (read: (fields: Fields) => unknown) => (value: unknown) =>
  Array.isArray(value) ? value.map((each) => read(fieldsOf(each))) : value;

const DAY = 86_400_000;

const periods = (value: unknown) => (Array.isArray(value) ? value.map(fieldsOf) : []);

/** The days of a closed period, such as `2026-12-25`; `until` is absent if it is one day. None without a start. */
function daysOf({ date, until = date }: Fields): unknown[] {
  if (date === undefined) return [];
  const [first = NaN, last = NaN] = [date, until].map((day) => Date.parse(String(day)));
  // The schema refuses a date that is not valid.
  if (!(first <= last)) return [date];
  // The schema refuses a list of this length. The limit keeps a mistyped year from filling the memory.
  const length = Math.min((last - first) / DAY + 1, 1000);
  return Array.from({ length }, (_, index) =>
    new Date(first + index * DAY).toISOString().slice(0, 10),
  );
}

/** The parts of a text that are not empty. */
const parts = (separator: RegExp, joint: string): Pick<Place, 'read' | 'write'> => ({
  read: (value) =>
    typeof value === 'string' ? value.split(separator).flatMap((part) => clean(part) || []) : value,
  write: (value) => (value as string[]).join(joint),
});
const lines = parts(/\n/, '\n');
const textLines = (value: unknown) => (typeof value === 'string' ? value.split(/\r?\n/) : value);
const paragraphs = parts(/\n\s*\n/, '\n\n');

const inSite = (...at: Key[]): Place => ({ file: 'data/site.json', at });
const hours = (line: number, end: 'opens' | 'closes'): Place => ({
  ...inSite('hours', line, end),
  read: time,
});

/** A phone number, with the country code of Hong Kong if it is one of eight digits. */
const phone = (...at: Key[]): Place => ({
  ...inSite(...at),
  read: (value) =>
    typeof value === 'string' ? value.trim().replace(/^(\d{4})[ -]?(\d{4})$/, '+852 $1 $2') : value,
});

const SITE: Places = {
  phone: phone('phone'),
  email: inSite('email'),
  whatsapp: phone('contact', 'whatsapp'),
  address: inSite('address', 'zh'),
  addressEn: inSite('address', 'en'),
  street: inSite('address', 'street'),
  locality: inSite('address', 'locality'),
  region: inSite('address', 'region'),
  weekdaysOpen: hours(0, 'opens'),
  weekdaysClose: hours(0, 'closes'),
  saturdayOpen: hours(1, 'opens'),
  saturdayClose: hours(1, 'closes'),
  sundayOpen: hours(2, 'opens'),
  sundayClose: hours(2, 'closes'),
  closedDates: {
    ...inSite('delivery', 'closedDates'),
    read: (value) =>
      Array.isArray(value) ? [...new Set(periods(value).flatMap(daysOf))].sort() : value,
    issuesIn: (value) =>
      periods(value).flatMap(({ date, until = date }, index) => {
        const isEarly = String(until) < String(date);
        const fault = date === undefined ? 'missing' : isEarly ? 'endsEarly' : undefined;
        return fault ? [{ path: [index], ...faultOf(fault) }] : [];
      }),
    write: (dates) => (dates as string[]).map((date) => ({ date })),
  },
  freeOver: inSite('shipping', 'freeOver'),
  shippingFee: inSite('shipping', 'fee'),
  bankName: inSite('payment', 'bank', 'name', 'zh'),
  bankNameEn: inSite('payment', 'bank', 'name', 'en'),
  bankAccountNumber: inSite('payment', 'bank', 'accountNumber'),
  bankAccountName: inSite('payment', 'bank', 'accountName'),
  fpsType: inSite('payment', 'fps', 'type'),
  fpsValue: inSite('payment', 'fps', 'value'),
  social: { ...inSite('social'), read: list(({ name, url }) => ({ name, url })) },
};

const idsOf = (content: unknown) => (content as readonly { id: string }[]).map(({ id }) => id);

const resourceFiles = ['data/studios.json', 'data/teachers.json'] as const;

/** A room, or a teacher, who has no equipment. */
function studio({ room }: Fields, files: EditorFiles): Places | undefined {
  const file = resourceFiles.find((each) => idsOf(files[each]).some((id) => id === room));
  if (!file) return undefined;
  const index = idsOf(files[file]).findIndex((id) => id === room);
  return {
    name: { file, at: [index, 'name', 'zh'] },
    nameEn: { file, at: [index, 'name', 'en'] },
    heads: { file, at: [index, 'heads'] },
    hourlyRate: { file, at: [index, 'hourlyRate'] },
    ...(file === 'data/studios.json' && { features: { file, at: [index, 'features'] } }),
  };
}

function service({ service }: Fields, files: EditorFiles): Places | undefined {
  const file = 'data/services.json';
  const index = idsOf(files[file]).findIndex((id) => id === service);
  if (index < 0) return undefined;
  const at = (...keys: Key[]): Place => ({ file, at: [index, ...keys] });
  return {
    name: at('name', 'zh'),
    nameEn: at('name', 'en'),
    text: at('text', 'zh'),
    textEn: at('text', 'en'),
    suits: at('suits', 'zh'),
    suitsEn: at('suits', 'en'),
    price: at('price'),
  };
}

/** A change to a guide of `data/guides`, or another guide. */
function guide({ slug, category, kind, products }: Fields): Places | undefined {
  if (typeof slug !== 'string') return undefined;
  const at = (...keys: Key[]): Place => ({ file: 'data/guides.json', at: [slug, ...keys] });
  const ids = relatedIds(products, () => true);
  return {
    slug: at('slug'),
    title: at('zh', 'title'),
    titleEn: at('en', 'title'),
    description: at('zh', 'description'),
    descriptionEn: at('en', 'description'),
    body: { ...at('zh', 'body'), read: textLines },
    bodyEn: { ...at('en', 'body'), read: textLines },
    kind: { ...at('kinds', 0), read: () => `${String(category)}/${String(kind)}` },
    ...(Array.isArray(ids) &&
      ids.length > 0 && { products: { ...at('products'), read: (): unknown => ids } }),
  };
}

/** A brand is its name: without a country, it is from none that specifications name. */
const brand = ({ name, country = null }: Fields): Places | undefined =>
  typeof name === 'string'
    ? { name: { file: 'data/brands.json', at: [clean(name)], read: () => country } }
    : undefined;

const ZH = 'src/i18n/dictionaries/zh/policies.json';
const EN = 'src/i18n/dictionaries/en/policies.json';
const policies = ['privacy', 'refund'] as const;
type Policies = Record<(typeof policies)[number], { changed: string; sections: { id: string }[] }>;

const sectionsOf = (files: EditorFiles) =>
  policies.flatMap((policy) =>
    idsOf((files[ZH] as Policies)[policy].sections).map((id, index) => ({
      id: `${policy}-${id}`,
      at: [policy, 'sections', index],
    })),
  );

/** The date in Hong Kong on which a text last changed, if an entry was published at a time. */
const changedBy = (current: string) => (publishedAt: unknown) =>
  [current, isoDate(new Date(String(publishedAt)))].sort().at(-1);

/** A section of a policy. Paragraphs are separated by an empty line; an item of a list is a line. */
function policy({ section, publishedAt }: Fields, files: EditorFiles): Places | undefined {
  const at = sectionsOf(files).find(({ id }) => id === section)?.at;
  const changed = policies.find((policy) => policy === at?.[0]);
  return (
    at && {
      ...(publishedAt !== undefined &&
        changed && {
          publishedAt: {
            file: ZH,
            at: [changed, 'changed'],
            read: changedBy((files[ZH] as Policies)[changed].changed),
          },
        }),
      title: { file: ZH, at: [...at, 'title'] },
      titleEn: { file: EN, at: [...at, 'title'] },
      text: { file: ZH, at: [...at, 'paragraphs'], ...paragraphs },
      textEn: { file: EN, at: [...at, 'paragraphs'], ...paragraphs },
      items: { file: ZH, at: [...at, 'items'], ...lines },
      itemsEn: { file: EN, at: [...at, 'items'], ...lines },
    }
  );
}

/** Words with the same meaning, one per line, as a further group. */
function synonym(_: Fields, files: EditorFiles): Places {
  const file = 'data/synonyms.json';
  const { length } = (files[file] as { groups: unknown[] }).groups;
  return {
    words: { file, at: ['groups', length, 'words'], ...lines },
    also: { file, at: ['groups', length, 'also'], ...lines },
  };
}

/**
 * The content types by which editors change the files (docs/decisions/0035-settings.md). Their names are also their
 * paths in the API, and have a prefix so that they do not clash with other types of a CMS.
 */
export type SettingKindId =
  | 'shop-setting'
  | 'shop-studio'
  | 'shop-service'
  | 'shop-guide'
  | 'shop-brand'
  | 'shop-policy'
  | 'shop-synonym';

export const settingKinds: Readonly<Record<SettingKindId, SettingKind>> = {
  'shop-setting': { api: 'shop-setting', places: () => SITE },
  'shop-studio': {
    api: 'shop-studios',
    key: 'room',
    places: studio,
    about: (files) => resourceFiles.flatMap((file) => idsOf(files[file])),
  },
  'shop-service': {
    api: 'shop-services',
    key: 'service',
    places: service,
    about: (files) => idsOf(files['data/services.json']),
  },
  'shop-guide': { api: 'shop-guides', key: 'slug', places: guide },
  'shop-brand': { api: 'shop-brands', key: 'name', places: brand },
  'shop-policy': {
    api: 'shop-policies',
    key: 'section',
    places: policy,
    about: (files) => sectionsOf(files).map(({ id }) => id),
  },
  'shop-synonym': { api: 'shop-synonyms', key: 'words', places: synonym },
};
