import { basename } from 'node:path';
import { expect } from 'vitest';
import type { Rejected } from '~/content/shop-content';
import { categoryIds, type Product } from '~/features/products/product';
import attributesData from '~data/attributes.json';
import kindsData from '~data/kinds.json';
import { SECRET } from './hostile';

// Written out rather than imported from the shop: a limit that is raised by mistake must be noticed.

/** Control and non-characters, bidirectional overrides. */
const UNSAFE = /[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9]|index)$/i;

const FIELDS = [
  ...['id', 'name', 'price', 'originalPrice', 'description', 'publishedAt'],
  ...['category', 'badges', 'image', 'inStock', 'kind', 'attributes', 'keywords', 'goesWith'],
  ...['sku', 'gtin', 'mpn', 'madeIn', 'delivery', 'story', 'features', 'included'],
];

const LANGUAGES = ['en', 'zh'];

type Attribute = (typeof attributesData)[keyof typeof attributesData];
const attributes = new Map<string, Attribute>(Object.entries(attributesData));

/** @param max in code points */
export function expectLine(text: string, max: number): void {
  expect(text).not.toMatch(UNSAFE);
  expect(text.isWellFormed()).toBe(true);
  expect(text.trim()).toBe(text);
  if (text.length > max) expect(Array.from(text).length).toBeLessThanOrEqual(max);
}

export function expectText(text = ''): void {
  if (text.length > 20_000) expect(Array.from(text).length).toBeLessThanOrEqual(20_000);
  for (const each of text.split('\n')) expectLine(each, 20_000);
}

/** @param max in code points, of each language */
function expectLocalized(texts: object, max: number): void {
  expect(Object.keys(texts).sort()).toEqual(LANGUAGES);
  for (const text of Object.values(texts) as string[]) {
    expectLine(text, max);
    expect(text).not.toBe('');
  }
}

const expectNumber = (value: unknown) => {
  expect(typeof value).toBe('number');
  expect(Math.abs(value as number)).toBeLessThanOrEqual(1e9);
};

function expectValue(attribute: Attribute, value: unknown): void {
  const options = 'options' in attribute ? Object.keys(attribute.options) : [];
  const rules: Record<string, () => void> = {
    number: () => expectNumber(value),
    range: () => {
      const [low, high, ...others] = value as number[];
      for (const each of [low, high]) expectNumber(each);
      expect(low).toBeLessThanOrEqual(high ?? Number.NaN);
      expect(others).toEqual([]);
    },
    option: () => expect(options).toContain(value),
    options: () => {
      const list = value as string[];
      expect(Array.isArray(list) && list.length > 0).toBe(true);
      expect(options).toEqual(expect.arrayContaining(list));
      expect(new Set(list).size).toBe(list.length);
    },
    flag: () => expect(typeof value).toBe('boolean'),
    text: () => expectLocalized(value as object, 255),
  };
  const rule = rules[attribute.type];
  if (!rule) throw new Error(`data/attributes.json has the unknown type ${attribute.type}`);
  rule();
}

function expectSheet({ category, kind, attributes: values, ...product }: Product): void {
  const known = kindsData[category].find(({ id }) => id === kind);
  expect(known?.id).toBe(kind);
  if (values !== undefined) {
    expect(Object.keys(values)).not.toEqual([]);
    expect(known?.attributes).toEqual(expect.arrayContaining(Object.keys(values)));
    for (const [id, value] of Object.entries(values)) {
      const attribute = attributes.get(id);
      if (!attribute) throw new Error(`There is no attribute ${id}`);
      expectValue(attribute, value);
    }
  }

  const { keywords = {}, goesWith = [], sku = 'x', gtin = '0'.repeat(8), mpn = 'x' } = product;
  expect(LANGUAGES).toEqual(expect.arrayContaining(Object.keys(keywords)));
  for (const words of Object.values(keywords)) {
    expect((words ?? []).length).toBeLessThanOrEqual(50);
    for (const word of words ?? []) {
      expectLine(word, 40);
      expect(word).not.toBe('');
    }
  }
  expect(goesWith.length).toBeLessThanOrEqual(20);
  for (const id of goesWith) expect(id).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
  for (const code of [sku, mpn]) {
    expectLine(code, 100);
    expect(code).not.toBe('');
  }
  expect(gtin).toMatch(/^(\d{8}|\d{12,14})$/);
  const digits = Array.from(gtin.padStart(14, '0'), Number);
  const sum = digits.reduce((sum, digit, at) => sum + digit * (at % 2 === 0 ? 3 : 1), 0);
  expect(sum % 10).toBe(0);
  expect(product.madeIn ?? 'HK').toMatch(/^[A-Z]{2}$/);
  if (product.delivery) expectLocalized(product.delivery, 255);

  for (const lists of [product.features, product.included]) {
    if (!lists) continue;
    expect(Object.keys(lists).sort()).toEqual(LANGUAGES);
    expect(lists.zh).toHaveLength(lists.en.length);
    expect(lists.zh.length).toBeGreaterThan(0);
    expect(lists.zh.length).toBeLessThanOrEqual(20);
    for (const item of Object.values(lists).flat()) expectLine(item, 255);
  }
  expect((product.story ?? []).length).toBeLessThanOrEqual(20);
  for (const { heading, text } of product.story ?? []) {
    expectLocalized(heading, 255);
    for (const each of Object.values(text)) expectText(each);
  }
}

export function expectValid(products: readonly Product[]): void {
  for (const product of products) {
    const { id, name, price, originalPrice, badges, image } = product;
    expect(basename(id)).toBe(id);
    expect(id).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
    expect(id).not.toMatch(RESERVED);
    expect(id in {}).toBe(false);

    for (const each of Object.values(name)) {
      expectLine(each, 255);
      expect(each).toMatch(/[\p{L}\p{N}]/u);
    }
    for (const each of Object.values(product.description)) expectText(each);
    for (const badge of badges) expectLine(badge, 40);
    expect(badges.length).toBeLessThanOrEqual(20);
    expect(new Set(badges).size).toBe(badges.length);

    expect(Number.isSafeInteger(price) && price > 0).toBe(true);
    if (originalPrice !== undefined) {
      expect(Number.isSafeInteger(originalPrice) && originalPrice > price).toBe(true);
    }
    expect(Number.isFinite(product.publishedAt ?? 0)).toBe(true);
    expect(categoryIds).toContain(product.category);
    expect(typeof product.inStock).toBe('boolean');
    expectSheet(product);
    if (image !== undefined) expect(new URL(image).protocol).toMatch(/^https?:$/);
    expect(FIELDS).toEqual(expect.arrayContaining(Object.keys(product)));
  }
  const ids = products.map(({ id }) => id.toLowerCase());
  expect(new Set(ids).size).toBe(ids.length);
}

export function expectReportable(rejected: readonly Rejected[]): void {
  for (const entry of rejected) {
    expect(Buffer.byteLength(JSON.stringify(entry))).toBeLessThanOrEqual(2048);
    expect(entry.issues).not.toEqual([]);
    for (const { field, reason } of entry.issues) {
      expect(field).not.toBe('');
      expect(reason).not.toBe('');
    }
  }
  expectPublic(rejected);
}

/** May be shown in `build.json` and in a terminal. */
export function expectPublic(report: unknown): void {
  const walk = (value: unknown): void => {
    if (typeof value === 'string') expect(value).not.toMatch(UNSAFE);
    else if (typeof value === 'object' && value !== null) Object.values(value).forEach(walk);
  };
  walk(report);
  expect(JSON.stringify(report)).not.toContain(SECRET);
}
