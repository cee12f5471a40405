import type { APIRoute } from 'astro';
import type { GoesWith } from '~/features/products/goes-with/goes-with';
import { recommendedProducts } from '~/features/products/goes-with/recommended';
import { categoryIds } from '~/features/products/product';
import { getProducts } from '~/features/products/products';

/** The cross-sell of each product of a category, for the cart: product pages have theirs as markup. */
export async function getStaticPaths() {
  const all = await getProducts();
  const recommended = recommendedProducts(all);
  return categoryIds.map((category) => {
    const lists = all
      .filter((product) => product.category === category)
      .map(
        (product) => [product.id, recommended(product).filter(({ inStock }) => inStock)] as const,
      )
      .filter(([, others]) => others.length > 0)
      .map(([id, others]) => [id, others.map((other) => other.id)] as const);
    return { params: { category }, props: { goesWith: Object.fromEntries(lists) } };
  });
}

export const GET: APIRoute<{ goesWith: GoesWith }> = ({ props }) => Response.json(props.goesWith);
