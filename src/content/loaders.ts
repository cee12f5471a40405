import type { Loader, LoaderContext } from 'astro/loaders';
import { basename, dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from '~/site/digest';
import { catalogueFolder, pictureFolder } from './builtin';
import { inRounds, type ShopContent } from './shop-content';
import { categoryIds } from '~/features/products/product';

interface Entry {
  id: string;
  data: Record<string, unknown>;
  /** Relative to the project; the data's paths are relative to its folder. */
  filePath?: string;
}

const products = ({ products }: ShopContent): Entry[] =>
  products.map((product) => ({ id: product.id, data: { ...product } }));

// All six, and a picture of every thing, because Astro warns of an entry that is not there.
const categories = ({ categories }: ShopContent): Entry[] =>
  categoryIds.map((id) => ({ id, data: { ...categories.find((each) => each.id === id), id } }));

const pictures = ({ products, pictures }: ShopContent, root: string): Entry[] => {
  const things = [
    ...products.map(({ id }) => `product/${id}`),
    ...categoryIds.map((id) => `category/${id}`),
  ];
  return things.map((of) => {
    const path = pictures.get(of);
    if (!path) return { id: of, data: {} };
    const filePath = relative(root, path).split(sep).join('/');
    return { id: of, data: { file: `./${basename(path)}` }, filePath };
  });
};

/** The one entry of the report: what `build.json` says of the content. */
const report = (content: ShopContent): Entry[] => {
  const { source, products, categories, pictures, rejected, badPictures, drafts } = content;
  const shown = [products, categories, [...pictures].map(([of, path]) => [of, basename(path)])];
  const contentHash = digest(JSON.stringify(shown));
  return [
    {
      id: 'report',
      data: { source, products: products.length, rejected, badPictures, drafts, contentHash },
    },
  ];
};

/**
 * One loader a collection; together they read the content once. While `astro dev` runs, a change
 * of the built-in catalogue is read too.
 */
export function contentLoaders(read: (context: LoaderContext) => Promise<ShopContent>) {
  const ask = inRounds(read);

  const loader = (
    name: string,
    entriesOf: (content: ShopContent, root: string) => Entry[],
  ): Loader => ({
    name,
    load: async (context) => {
      const { config, logger, store, watcher } = context;
      const root = fileURLToPath(config.root);
      const fill = async () => {
        const content = await ask(name, context);
        store.clear();
        for (const entry of entriesOf(content, root)) {
          store.set({ ...entry, data: await context.parseData(entry) });
        }
        return content;
      };
      const { source } = await fill();
      if (source === 'cms') return;

      const folders = [catalogueFolder(root), pictureFolder(root)];
      const refill = (path: string) => {
        if (!folders.includes(dirname(path))) return;
        // All loaders fail alike; one tells.
        fill().catch((error: unknown) => name === 'products' && logger.error(String(error)));
      };
      watcher?.on('add', refill).on('change', refill).on('unlink', refill);
    },
  });

  return {
    products: loader('products', products),
    categories: loader('categories', categories),
    pictures: loader('pictures', pictures),
    report: loader('report', report),
  };
}
