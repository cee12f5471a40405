import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { parseCatalogueFile } from '~/content/builtin';
import { draftNotes, validateDrafts } from '~/content/cms/drafts';
import { validateCategories } from '~/content/cms/validate-categories';
import { validateProducts } from '~/content/cms/validate-products';
import { categoryIds } from '~/features/products/product';
import { property } from '../property';
import { hostileItem, hostileJson } from './hostile';
import { expectLine, expectPublic, expectReportable, expectText, expectValid } from './invariants';

const CMS = 'http://127.0.0.1:1337';
const items = fc.array(hostileItem, { maxLength: 6 });

describe('items of the CMS', () => {
  property('become valid products or are rejected', [items], (items) => {
    const { entries, rejected } = validateProducts(items, CMS);
    expect(entries.length + rejected.length).toBe(items.length);
    expectValid(entries.map(({ value }) => value));
    expectReportable(rejected);
  });

  property(
    'become valid products of a preview or are rejected',
    [items, items],
    (items, published) => {
      const drafts = validateDrafts(items, CMS);
      expect(drafts.entries.length + drafts.rejected.length).toBe(items.length);
      expectValid(drafts.entries.map(({ value }) => value));
      expectReportable(drafts.rejected);

      const notes = draftNotes(drafts, validateProducts(published, CMS));
      expect(notes.length).toBeLessThanOrEqual(drafts.entries.length);
      expectPublic(notes);
      // A published product is valid, so its draft needs no placeholder values.
      const live = validateProducts(items, CMS).entries.map(({ value }) => value.id);
      for (const { value, substituted } of drafts.entries) {
        if (substituted === undefined) expect(live).toContain(value.id);
      }
    },
  );

  const named = fc
    .tuple(hostileItem, fc.constantFrom(...categoryIds), fc.boolean())
    .map(([item, id, byId]) => ({ ...(item as object), ...(byId ? { id } : { nameEn: id }) }));
  const categories = fc.array(fc.oneof(hostileItem, named), { maxLength: 6 });
  property('become texts of categories of the shop or are rejected', [categories], (items) => {
    const { entries, rejected } = validateCategories(items, CMS);
    expect(entries.length + rejected.length).toBe(items.length);
    expectReportable(rejected);
    const ids = entries.map(({ value }) => value.id);
    expect(new Set(ids).size).toBe(ids.length);
    for (const { value } of entries) {
      const { name = { zh: '', en: '' }, description = { zh: '', en: '' } } = value;
      expect(categoryIds).toContain(value.id);
      for (const each of Object.values(name)) expectLine(each, 255);
      for (const each of Object.values(description)) expectText(each);
    }
  });
});

const file = 'data/catalogue/guitars.json';
const flat = hostileItem.map((item) => {
  const {
    documentId,
    id,
    category: _,
    image: _image,
    gallery: _gallery,
    ...fields
  } = (item ?? {}) as Record<string, unknown>;
  return { ...fields, id: documentId ?? id };
});
const list = fc.array(fc.oneof(flat, hostileItem), { maxLength: 3 });
property(
  'a file of the built-in catalogue has valid products, or its error names it',
  [
    fc.oneof(
      list.map((entries) => JSON.stringify(entries)),
      hostileJson,
    ),
  ],
  (text) => {
    try {
      expectValid(parseCatalogueFile(file, 'guitars', text));
    } catch (error) {
      if ((error as Error).name === 'AssertionError') throw error;
      expect(error).toBeInstanceOf(Error);
      expect((error as Error).message.startsWith(`${file}: `)).toBe(true);
    }
  },
);
