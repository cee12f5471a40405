import { useMemo } from 'react';
import { useProducts } from '~/features/products/product-list/use-products';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Orders } from './stored-orders';

const NONE: ReadonlyMap<string, ProductSummary> = new Map();

/** Loads the products of orders, in the language of the page. `items` has none until they are loaded. */
export function useOrderedProducts(productListUrl: string, orders: Orders) {
  const ids = useMemo(() => orders.flatMap(({ lines }) => lines.map(({ id }) => id)), [orders]);
  return { items: NONE, ...useProducts(productListUrl, ids) };
}
