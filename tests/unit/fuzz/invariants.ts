import { expect } from 'vitest';
import { productSchema } from '~/content/product-schema';
import type { Rejected } from '~/content/shop-content';
import type { Product } from '~/features/products/product';
import { SECRET } from './hostile';

// Repeated here instead of imported from the shop, so that dropping a rule by mistake is noticed.

/** Control and non-characters, bidirectional overrides. */
const UNSAFE = /[\p{Cc}\p{Noncharacter_Code_Point}\u202a-\u202e\u2066-\u2069]/u;

const RESERVED = /^(con|prn|aux|nul|com[0-9]|lpt[0-9]|index)$/i;

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

/** All texts in a JSON value. */
const textsIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
};

export function expectValid(products: readonly Product[]): void {
  for (const { createdAt = 0, updatedAt = 0, ...product } of products) {
    const { id, name, description, image } = product;
    expect(id).toMatch(/^[A-Za-z0-9_-]{1,50}$/);
    expect(id).not.toMatch(RESERVED);
    expect(id in {}).toBe(false);
    for (const each of Object.values(name)) {
      expectLine(each, 255);
      expect(each).toMatch(/[\p{L}\p{N}]/u);
    }
    for (const text of textsIn({ ...product, image: '' })) expectText(text);
    expect([createdAt, updatedAt].every(Number.isFinite)).toBe(true);
    if (image !== undefined) expect(new URL(image).protocol).toMatch(/^https?:$/);

    // Cleaned texts follow the rules too.
    const entry = {
      ...product,
      name: name.zh,
      nameEn: name.en,
      description: description.zh,
      descriptionEn: description.en,
    };
    expect(productSchema.safeParse(entry).error?.issues).toBeUndefined();
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

/** Expects a report that is safe in `build.json` and in a terminal. */
export function expectPublic(report: unknown): void {
  for (const text of textsIn(report)) expect(text).not.toMatch(UNSAFE);
  expect(JSON.stringify(report)).not.toContain(SECRET);
}
