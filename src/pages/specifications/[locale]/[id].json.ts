import type { APIRoute } from 'astro';
import { availabilityRows } from '~/features/product-page/specifications/availability-rows';
import { specificationsOf } from '~/features/product-page/specifications/specifications-of';
import type { Product } from '~/features/products/product';
import { getProducts } from '~/features/products/products';
import { locales, type Locale } from '~/i18n/locales';

/** Stock, delivery and specifications of each product in each language as rows, for the comparison (docs/decisions/0022-comparison.md). */
export async function getStaticPaths() {
  const products = await getProducts();
  return locales.flatMap((locale) =>
    products.map((product) => ({ params: { locale, id: product.id }, props: { product, locale } })),
  );
}

export const GET: APIRoute<{ product: Product; locale: Locale }> = ({
  props: { product, locale },
}) =>
  Response.json([
    ...availabilityRows(product, locale),
    ...specificationsOf(product, locale).flatMap(({ lines }) => lines),
  ]);
