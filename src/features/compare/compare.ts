import { categoryIds, type CategoryId } from '~/features/products/product';
import { isObject, parseJson } from '~/lib/json';

/** The products that a shopper compares: ids within one category, in the order of selection. */
export interface Compared {
  /** The category of the products; `undefined` if there are none. */
  category?: CategoryId | undefined;
  ids: readonly string[];
}

/** Maximum number of products; more columns would not be readable. Their widths on phones are in CompareTable.tsx. */
export const MAX_COMPARED = 4;

export const nothingCompared: Compared = { ids: [] };

/** The reason why a product cannot be added: the limit is reached, or the category differs. */
export type Refusal = 'full' | 'other-category';

/** Adds a product, or removes it if present. Returns the reason if it cannot be added. */
export function toggleCompared(
  compared: Compared,
  product: { id: string; category: CategoryId },
): Compared | Refusal {
  const { ids, category } = compared;
  if (ids.includes(product.id)) return withoutCompared(compared, [product.id]);
  if (ids.length > 0 && category !== product.category) return 'other-category';
  if (ids.length >= MAX_COMPARED) return 'full';
  return { category: product.category, ids: [...ids, product.id] };
}

/** Removes products. */
export function withoutCompared({ ids, category }: Compared, removed: readonly string[]): Compared {
  const left = ids.filter((id) => !removed.includes(id));
  return left.length === 0 ? nothingCompared : { category, ids: left };
}

/** Returns the unique ids from storage or a URL, at most {@link MAX_COMPARED}. */
const comparableIds = (ids: readonly unknown[]): string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))].slice(
    0,
    MAX_COMPARED,
  );

/** Decodes the stored comparison. Invalid data yields an empty one. Never throws. */
export function decodeCompared(text: string): Compared {
  const value = parseJson(text);
  if (!isObject(value)) return nothingCompared;
  const category = categoryIds.find((id) => id === value['category']);
  const ids = Array.isArray(value['ids']) ? comparableIds(value['ids']) : [];
  return category && ids.length > 0 ? { category, ids } : nothingCompared;
}

/** The ids in the query of a URL (`?ids=15,60`); `undefined` if there are none. */
export function idsInQuery(search: string): string[] | undefined {
  const ids = comparableIds(new URLSearchParams(search).get('ids')?.split(',') ?? []);
  return ids.length > 0 ? ids : undefined;
}
