import { basename } from 'node:path';
import { expect } from 'vitest';
import type { Rejected } from '~/content/shop-content';
import { categoryIds, type Product } from '~/features/products/product';
import { SECRET } from './hostile';

// Written out rather than imported from the shop: a limit that is raised by mistake must be noticed.

/** Control and non-characters, bidirectional overrides. */
const UNSAFE = /[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9]|index)$/i;

const FIELDS = [
  ...['id', 'name', 'nameEn', 'price', 'originalPrice', 'description', 'descriptionEn'],
  ...['category', 'badges', 'image', 'inStock'],
];

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

export function expectValid(products: readonly Product[]): void {
  for (const product of products) {
    const { id, name, nameEn, price, originalPrice, badges, image } = product;
    expect(basename(id)).toBe(id);
    expect(id).toMatch(/^[A-Za-z0-9_-]{1,100}$/);
    expect(id).not.toMatch(RESERVED);
    expect(id in {}).toBe(false);

    for (const each of [name, nameEn]) {
      expectLine(each, 255);
      expect(each).toMatch(/[\p{L}\p{N}]/u);
    }
    expectText(product.description);
    expectText(product.descriptionEn);
    for (const badge of badges) expectLine(badge, 40);
    expect(badges.length).toBeLessThanOrEqual(20);
    expect(new Set(badges).size).toBe(badges.length);

    expect(Number.isSafeInteger(price) && price > 0).toBe(true);
    if (originalPrice !== undefined) {
      expect(Number.isSafeInteger(originalPrice) && originalPrice > price).toBe(true);
    }
    expect(categoryIds).toContain(product.category);
    expect(typeof product.inStock).toBe('boolean');
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
