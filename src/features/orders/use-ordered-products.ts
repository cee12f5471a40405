import { useMemo } from 'react';
import { useProducts } from '~/features/products/product-list/use-products';
import type { ProductSummary } from '~/features/products/product-summary';
import type { Orders } from './stored-orders';

const NONE: ReadonlyMap<string, ProductSummary> = new Map();

/** The products of orders by id, in the language of the page; empty until they are loaded. */
export function useOrderedProducts(
  productListUrl: string,
  orders: Orders,
): ReadonlyMap<string, ProductSummary> {
  const ids = useMemo(() => orders.flatMap(({ lines }) => lines.map(({ id }) => id)), [orders]);
  const products = useProducts(productListUrl, ids);
  return products.state === 'ready' ? products.items : NONE;
}
