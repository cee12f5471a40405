import { digest } from '~/build/digest';
import { onceABuild } from '~/build/once-a-build';
import { getProducts } from '~/features/products/products';
import { recommendedProducts } from './related';

/** The ids of the products in stock that go with each product, for the cart: product pages have theirs as markup. */
export const goesWithFile = onceABuild(async () => {
  const all = await getProducts();
  const recommended = recommendedProducts(all);
  const lists = all.map((product) => {
    const inStock = recommended(product).filter((other) => other.inStock);
    return [product.id, inStock.map(({ id }) => id)] as const;
  });
  const goesWith = Object.fromEntries(lists.filter(([, ids]) => ids.length > 0));
  const body = JSON.stringify(goesWith);
  return { path: `/data/goes-with.${digest(body)}.json`, body };
});
