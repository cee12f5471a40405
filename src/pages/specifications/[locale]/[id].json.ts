import type { APIRoute } from 'astro';
import { specificationsOf } from '~/features/product-page/specifications/specifications-of';
import type { Product } from '~/features/products/product';
import { getProducts } from '~/features/products/products';
import { locales, type Locale } from '~/i18n/locales';

/** The rows of each product's specifications in each language, for the comparison (docs/decisions/0022-comparison.md). */
export async function getStaticPaths() {
  const products = await getProducts();
  return locales.flatMap((locale) =>
    products.map((product) => ({ params: { locale, id: product.id }, props: { product, locale } })),
  );
}

export const GET: APIRoute<{ product: Product; locale: Locale }> = ({
  props: { product, locale },
}) => Response.json(specificationsOf(product, locale).flatMap(({ lines }) => lines));
