import type { Product } from '~/features/products/product';
import type { DraftNote } from '../shop-content';
import { WHOLE_ENTRY } from './rejected';
import { fieldsOf, idOf, type Fields } from './strapi-item';
import type { CmsEntry, Validated } from './validate-items';
import { itemSchema, validateProducts } from './validate-products';

/**
 * Drafts as products for a preview. Invalid fields of an unfinished draft get placeholder values and
 * are listed in `substituted`; only drafts without a valid id are rejected.
 */
export function validateDrafts(items: readonly unknown[], cms: string): Validated<Product> {
  const schema = itemSchema();
  const all = items.map((item) => validateDraft(item, cms, schema));
  return {
    entries: all.flatMap(({ entries }) => entries),
    rejected: all.flatMap(({ rejected }) => rejected),
  };
}

/** Placeholder values of required fields. Invalid optional fields are removed. */
const PLACEHOLDERS: Readonly<Record<string, (fields: Fields) => unknown>> = {
  name: nameOf,
  nameEn: nameOf,
  price: () => 1,
  category: () => 'accessories',
};

/** The id, as a name. Anything but text is rejected as an id, and may not be convertible to a string. */
function nameOf(fields: Fields): string {
  const id = idOf(fields);
  return typeof id === 'string' ? `#${id}` : '#';
}

/** A placeholder can make another field invalid: the kind, if it is none of the category's. */
const ROUNDS = 3;

function validateDraft(
  item: unknown,
  cms: string,
  schema: ReturnType<typeof itemSchema>,
): Validated<Product> {
  const fields: Record<string, unknown> = { ...fieldsOf(item) };
  const substituted: string[] = [];
  let validated = validateProducts([fields], cms, schema);
  for (let round = 0; round < ROUNDS; round += 1) {
    const issues = validated.rejected.flatMap(({ issues }) => issues);
    // There is no placeholder for an id.
    if (issues.length === 0 || issues.some(({ field }) => field === 'id')) break;
    for (const { field } of issues) {
      const [name = ''] = field.split('.');
      if (name === WHOLE_ENTRY) continue;
      if (!substituted.includes(name)) substituted.push(name);
      fields[name] = PLACEHOLDERS[name]?.(fields);
    }
    validated = validateProducts([fields], cms, schema);
  }
  return {
    entries: validated.entries.map((entry) => ({
      ...entry,
      item,
      ...(substituted.length > 0 && { substituted }),
    })),
    rejected: validated.rejected,
  };
}

/** Notes about the drafts that are unpublished or differ from the live version. */
export function draftNotes(drafts: Validated<Product>, published: Validated<Product>): DraftNote[] {
  // A draft has its own modification time.
  const contentOf = ({ value: { updatedAt: _, ...value }, pictures }: CmsEntry<Product>) =>
    JSON.stringify([value, pictures]);
  const live = new Map(published.entries.map((entry) => [entry.value.id, contentOf(entry)]));
  return drafts.entries
    .filter((entry) => live.get(entry.value.id) !== contentOf(entry))
    .map(({ value: { id, name }, substituted = [] }) => ({
      id,
      name,
      published: live.has(id),
      substituted: [...substituted],
    }));
}
