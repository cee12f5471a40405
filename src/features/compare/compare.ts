import { categoryIds, type CategoryId } from '~/features/products/product';

/** Products that a shopper compares: ids of one category, in the order in which they were chosen. */
export interface Compared {
  /** Of the products; `undefined` while there are none. */
  category?: CategoryId | undefined;
  ids: readonly string[];
}

/** More columns than these cannot be read side by side. */
export const MAX_COMPARED = 4;

export const nothingCompared: Compared = { ids: [] };

/** Why a product cannot be added: there are enough, or they are of another category. */
export type Refusal = 'full' | 'other-category';

/** Adds a product, or takes it out where it is compared already; says why when it can do neither. */
export function toggleCompared(
  compared: Compared,
  product: { id: string; category: CategoryId },
): Compared | Refusal {
  const { ids, category } = compared;
  if (ids.includes(product.id)) return withoutCompared(compared, product.id);
  if (ids.length > 0 && category !== product.category) return 'other-category';
  if (ids.length >= MAX_COMPARED) return 'full';
  return { category: product.category, ids: [...ids, product.id] };
}

export function withoutCompared({ ids, category }: Compared, id: string): Compared {
  const left = ids.filter((each) => each !== id);
  return left.length === 0 ? nothingCompared : { category, ids: left };
}

/** Ids from storage or an address: unique, at most {@link MAX_COMPARED}. */
const comparableIds = (ids: readonly unknown[]): string[] =>
  [...new Set(ids.filter((id): id is string => typeof id === 'string' && id !== ''))].slice(
    0,
    MAX_COMPARED,
  );

/** What is compared, from storage; anything that cannot be understood is nothing. Never throws. */
export function decodeCompared(text: string): Compared {
  try {
    const value = JSON.parse(text) as Partial<Record<keyof Compared, unknown>> | null;
    const category = categoryIds.find((id) => id === value?.category);
    const ids = Array.isArray(value?.ids) ? comparableIds(value.ids) : [];
    return category && ids.length > 0 ? { category, ids } : nothingCompared;
  } catch {
    return nothingCompared;
  }
}

/** The ids that an address asks for (`?ids=15,60`); `undefined` without any. */
export function idsInQuery(search: string): string[] | undefined {
  const ids = comparableIds(new URLSearchParams(search).get('ids')?.split(',') ?? []);
  return ids.length > 0 ? ids : undefined;
}
