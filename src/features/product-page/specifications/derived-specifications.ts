import { detectBrand, type BrandCountries } from '~/features/products/detect-brand';
import { categories, type CategoryGroup } from '~/features/products/categories';
import type { Product } from '~/features/products/product';
import type product from '~/i18n/dictionaries/zh/product.json';
import type { Translate } from '~/i18n/translate';

type SpecKey = keyof (typeof product)['specs'];
type ValueKey = keyof (typeof product)['values'];

/** A key of `product.values` in the dictionaries, optionally with a count, or text for all languages. */
type Value = ValueKey | { word: ValueKey; count: number } | { text: string };

/** One row of the specifications table, independent of language. */
export interface DerivedSpecification {
  label: SpecKey;
  value: Value;
}

type Rule = (nameEn: string) => Partial<Record<SpecKey, Value>>;

const counted = (word: ValueKey, count: number): Value => ({ word, count });
const has = (name: string, ...words: string[]) => words.some((word) => name.includes(word));

function pickupsOf(name: string): Value {
  if (has(name, 'Acoustic-Electric')) return 'piezo';
  if (has(name, 'Acoustic', 'Classical')) return 'noPickups';
  if (has(name, 'Bass')) return 'bassPickups';
  if (isSingleCut(name)) return 'humbuckers';
  if (has(name, 'Stratocaster')) return 'threeSingles';
  if (has(name, 'Telecaster')) return 'twoSingles';
  return 'standardPickups';
}

const isSingleCut = (name: string) => has(name, 'Les Paul', 'Singlecut');

function bodyOf(name: string): Value {
  if (isSingleCut(name)) return 'mahogany';
  if (has(name, 'Stratocaster')) return 'alder';
  if (has(name, 'Acoustic')) return 'spruceRosewood';
  return 'premiumWood';
}

function wattsOf(name: string): number {
  return [50, 40, 20].find((watts) => name.includes(String(watts))) ?? 30;
}

function connectionOf(name: string): Value {
  if (has(name, 'USB')) return 'usb';
  return has(name, 'Interface') ? 'usbXlr' : 'xlr';
}

const general: Rule = () => ({ material: 'material', application: 'application' });

/** Derives the rows of a category from an English product name (requirements §3). */
const rules: Record<CategoryGroup, Rule> = {
  guitars: (name) => ({
    body: bodyOf(name),
    neck: 'maple',
    fingerboard: 'rosewood',
    pickups: pickupsOf(name),
    strings: counted('stringCount', has(name, 'Bass') ? 4 : 6),
    scale: counted('inches', has(name, 'Bass') ? 34 : 25.5),
  }),
  keyboards: (name) => ({
    keys: counted('keyCount', has(name, '88', 'P-145', 'FP-30X') ? 88 : 61),
    action: 'weighted',
    polyphony: counted('voices', 128),
    sounds: counted('soundCount', 200),
    connections: 'keyboardOutputs',
  }),
  drums: (name) => ({
    shells: 'shells',
    heads: 'doublePly',
    hardware: 'chrome',
    configuration: has(name, 'Electronic') ? 'electronicKit' : 'acousticKit',
  }),
  recording: (name) => ({
    response: 'response',
    pattern: 'cardioid',
    spl: 'spl',
    connection: connectionOf(name),
  }),
  audio: (name) => ({
    power: counted('watts', wattsOf(name)),
    response: 'audioResponse',
    impedance: 'ohms',
    inputs: 'audioInputs',
  }),
  accessories: general,
  other: general,
};

const countryWords = { USA: 'usa', Japan: 'japan' } as const;

const toSpecifications = (lines: Partial<Record<SpecKey, Value>>): DerivedSpecification[] =>
  Object.entries(lines).map(([label, value]) => ({ label: label as SpecKey, value }));

/** An id that Strapi has made up is no model number. */
const DOCUMENT_ID = /^[a-z\d]{24,25}$/;

/**
 * The specifications that every product has: model, brand, warranty, origin (requirements §3). The country is
 * that of the brand and labelled as such, because the country of manufacture is unknown.
 * @param warranty in the language of the page
 * @param demonstration adds samples to products of which nothing else is known; elsewhere such rows are absent
 * @param demonstration.builtAt start of the build in ms: its last four digits end the model number
 */
export function generalSpecifications(
  { id, name, ...known }: Pick<Product, 'id' | 'name' | 'kind' | 'mpn' | 'gtin' | 'sku' | 'madeIn'>,
  brands: BrandCountries,
  warranty: string | undefined,
  demonstration?: { builtAt: number },
): DerivedSpecification[] {
  const brand = detectBrand(name.en, brands);
  const isFilled = Boolean(known.mpn ?? known.gtin ?? known.sku ?? known.madeIn);
  const samples = isFilled && known.kind === undefined ? undefined : demonstration;
  const country = brand === undefined ? null : brands[brand];
  return toSpecifications({
    ...(samples &&
      !DOCUMENT_ID.test(id) && {
        model: { text: `${id.toUpperCase()}-${String(samples.builtAt).slice(-4)}` },
      }),
    ...(brand === undefined ? samples && { brand: 'premiumBrand' } : { brand: { text: brand } }),
    ...(warranty !== undefined && { warranty: { text: warranty } }),
    ...(country ? { brandOrigin: countryWords[country] } : samples && { origin: 'imported' }),
  });
}

/** The specifications of a product without a sheet, from its category and English name (requirements §3). */
export const derivedSpecifications = ({
  name,
  category,
}: Pick<Product, 'name' | 'category'>): DerivedSpecification[] =>
  toSpecifications(rules[categories[category].group](name.en));

function valueText(value: Value, t: Translate): string {
  if (typeof value === 'string') return t(`product.values.${value}`);
  return 'text' in value ? value.text : t(`product.values.${value.word}`, { count: value.count });
}

/** Label and value of a specification in a language. */
export const specificationText = ({ label, value }: DerivedSpecification, t: Translate) => ({
  id: label,
  label: t(`product.specs.${label}`),
  value: valueText(value, t),
});
