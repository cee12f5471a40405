import type { APIRoute } from 'astro';
import type { CrossSells } from '~/features/products/cross-sell/cross-sells';
import { crossSellsOf } from '~/features/products/cross-sell/cross-sells';
import { categoryIds } from '~/features/products/product';
import { getProducts } from '~/features/products/products';

/** The cross-sell of each product of a category, for the cart: product pages have theirs as markup. */
export async function getStaticPaths() {
  const all = await getProducts();
  const crossSells = crossSellsOf(all);
  return categoryIds.map((category) => {
    const lists = all
      .filter((product) => product.category === category)
      .map((product) => [product.id, crossSells(product).filter(({ inStock }) => inStock)] as const)
      .filter(([, others]) => others.length > 0)
      .map(([id, others]) => [id, others.map((other) => other.id)] as const);
    return { params: { category }, props: { crossSells: Object.fromEntries(lists) } };
  });
}

export const GET: APIRoute<{ crossSells: CrossSells }> = ({ props }) =>
  Response.json(props.crossSells);
