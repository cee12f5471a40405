import type { DraftNote } from '~/features/catalogue/content';
import type { Product } from '~/features/catalogue/product';
import type { Sifted } from './entry';
import { fieldsOf, type Fields } from './item';
import { siftProducts } from './products';

/**
 * Drafts as products for a preview. Of one that an editor has not finished, the fields that cannot
 * be shown are named in `mended` and replaced; only one without a usable id is left out.
 */
export function siftDrafts(items: readonly unknown[], cms: string): Sifted<Product> {
  const all = items.map((item) => siftDraft(item, cms));
  return {
    entries: all.flatMap(({ entries }) => entries),
    leftOut: all.flatMap(({ leftOut }) => leftOut),
  };
}

/** What stands in for fields that a product cannot be without; others are left away. */
const SUBSTITUTES: Readonly<Record<string, (given: Fields) => unknown>> = {
  name: ({ documentId, id }) => `#${String(documentId ?? id)}`,
  nameEn: ({ documentId, id }) => `#${String(documentId ?? id)}`,
  price: () => 1,
  category: () => 'accessories',
};

/** A price may be wrong only beside another field that was mended before. */
const ROUNDS = 3;

function siftDraft(item: unknown, cms: string): Sifted<Product> {
  const fields: Record<string, unknown> = { ...fieldsOf(item) };
  const mended: string[] = [];
  let sifted = siftProducts([fields], cms);
  for (let round = 0; round < ROUNDS; round += 1) {
    const mistakes = sifted.leftOut.flatMap(({ mistakes }) => mistakes);
    if (mistakes.length === 0) break;
    for (const { field } of mistakes) {
      const [name = ''] = field.split('.');
      if (!mended.includes(name)) mended.push(name);
      fields[name] = SUBSTITUTES[name]?.(fields);
    }
    sifted = siftProducts([fields], cms);
  }
  return {
    entries: sifted.entries.map((entry) => ({ ...entry, ...(mended.length > 0 && { mended }) })),
    leftOut: sifted.leftOut,
  };
}

/** What a preview tells of the products that the shop does not show, or not so. */
export function draftNotes(drafts: Sifted<Product>, published: Sifted<Product>): DraftNote[] {
  const live = new Map(
    published.entries.map(({ value, picture }) => [value.id, JSON.stringify([value, picture])]),
  );
  return drafts.entries
    .filter(({ value, picture }) => live.get(value.id) !== JSON.stringify([value, picture]))
    .map(({ value: { id, name, nameEn }, mended = [] }) => ({
      id,
      name,
      nameEn,
      published: live.has(id),
      mended: [...mended],
    }));
}
