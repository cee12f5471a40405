import type { DraftNote } from '../shop-content';
import type { Product } from '~/features/products/product';
import type { Validated } from './validate';
import { fieldsOf, type Fields } from './strapi-item';
import { validateProducts } from './validate-products';

/**
 * Drafts as products for a preview. Of one that an editor has not finished, the fields that cannot
 * be shown are named in `substituted` and replaced; only one without a usable id is left out.
 */
export function validateDrafts(items: readonly unknown[], cms: string): Validated<Product> {
  const all = items.map((item) => validateDraft(item, cms));
  return {
    entries: all.flatMap(({ entries }) => entries),
    rejected: all.flatMap(({ rejected }) => rejected),
  };
}

/** What stands in for fields that a product cannot be without; others are left away. */
const SUBSTITUTES: Readonly<Record<string, (given: Fields) => unknown>> = {
  name: ({ documentId, id }) => `#${String(documentId ?? id)}`,
  nameEn: ({ documentId, id }) => `#${String(documentId ?? id)}`,
  price: () => 1,
  category: () => 'accessories',
};

/** A price may be wrong only beside another field that was substituted before. */
const ROUNDS = 3;

function validateDraft(item: unknown, cms: string): Validated<Product> {
  const fields: Record<string, unknown> = { ...fieldsOf(item) };
  const substituted: string[] = [];
  let sifted = validateProducts([fields], cms);
  for (let round = 0; round < ROUNDS; round += 1) {
    const mistakes = sifted.rejected.flatMap(({ mistakes }) => mistakes);
    if (mistakes.length === 0) break;
    for (const { field } of mistakes) {
      const [name = ''] = field.split('.');
      if (!substituted.includes(name)) substituted.push(name);
      fields[name] = SUBSTITUTES[name]?.(fields);
    }
    sifted = validateProducts([fields], cms);
  }
  return {
    entries: sifted.entries.map((entry) => ({
      ...entry,
      ...(substituted.length > 0 && { substituted }),
    })),
    rejected: sifted.rejected,
  };
}

/** What a preview tells of the products that the shop does not show, or not so. */
export function draftNotes(drafts: Validated<Product>, published: Validated<Product>): DraftNote[] {
  const live = new Map(
    published.entries.map(({ value, picture }) => [value.id, JSON.stringify([value, picture])]),
  );
  return drafts.entries
    .filter(({ value, picture }) => live.get(value.id) !== JSON.stringify([value, picture]))
    .map(({ value: { id, name, nameEn }, substituted = [] }) => ({
      id,
      name,
      nameEn,
      published: live.has(id),
      substituted: [...substituted],
    }));
}
