import { digest } from '~/build/digest';
import { onceABuild } from '~/build/once-a-build';
import { getProducts } from '../products';
import { goesWithUrl, packGoesWith, type GoesWithFiles } from './goes-with';
import { recommendedProducts } from './recommended';

/** What goes with each product, for the cart: product pages have theirs as markup. */
export const goesWithFiles = onceABuild(
  async (): Promise<GoesWithFiles & { files: readonly { path: string; body: string }[] }> => {
    const all = await getProducts();
    const recommended = recommendedProducts(all);
    const lists = all.map((product) => {
      const inStock = recommended(product).filter((other) => other.inStock);
      return [product.id, inStock.map(({ id }) => id)] as const;
    });
    const bodies = packGoesWith(lists.filter(([, ids]) => ids.length > 0)).map((file) =>
      JSON.stringify(file),
    );
    const address = `/data/goes-with/${digest(bodies.join('\n'))}/`;
    const files = bodies.map((body, file) => ({ path: goesWithUrl({ address }, file), body }));
    return { address, count: files.length, files };
  },
);
