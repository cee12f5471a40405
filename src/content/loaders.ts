import type { Loader, LoaderContext } from 'astro/loaders';
import { basename, dirname, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { categoryIds } from '~/features/products/product';
import { digest } from '~/build/digest';
import { catalogueFolder, pictureFolder } from './builtin';
import type { ContentReport, ShopContent } from './shop-content';

interface StoredEntry {
  id: string;
  data: Record<string, unknown>;
  /** Relative to the project; the path in `data` is relative to this file's folder. */
  filePath?: string;
}

const products = ({ products }: ShopContent): StoredEntry[] =>
  products.map((product) => ({ id: product.id, data: { ...product } }));

// Astro warns about a lookup of an entry that does not exist. Therefore each category and, below, each
// picture has an entry, even if it is empty.
const categories = ({ categories }: ShopContent): StoredEntry[] =>
  categoryIds.map((id) => ({ id, data: { ...categories.find((each) => each.id === id), id } }));

const pictures = ({ products, pictures }: ShopContent, root: string): StoredEntry[] => {
  const subjects = [
    ...products.map(({ id }) => `product/${id}`),
    ...categoryIds.map((id) => `category/${id}`),
  ];
  return subjects.map((id) => {
    const views = pictures.get(id) ?? [];
    const [main] = views;
    if (!main) return { id, data: { views } };
    const pathOf = (path: string) => relative(root, path).split(sep).join('/');
    const files = views.map(({ path, alt }) => ({
      file: `./${basename(path)}`,
      path: pathOf(path),
      alt,
    }));
    return { id, data: { views: files }, filePath: pathOf(main.path) };
  });
};

const report = ({
  products,
  former,
  categories,
  pictures,
  ...others
}: ShopContent): StoredEntry[] => {
  const shown = [
    products,
    former,
    categories,
    [...pictures].map(([of, views]) => [of, views.map(({ path, alt }) => [basename(path), alt])]),
  ];
  const contentHash = digest(JSON.stringify(shown));
  const data = { ...others, products: products.length, contentHash } satisfies ContentReport;
  return [{ id: 'report', data }];
};

/**
 * Lets the loaders of all collections share one read. Astro calls each loader once per sync, so the
 * second call of the same loader starts the next read.
 */
function sharedBetweenLoaders<Context, Result>(read: (context: Context) => Promise<Result>) {
  const served = new Set<string>();
  let current: Promise<Result> | undefined;
  return (loader: string, context: Context): Promise<Result> => {
    if (!current || served.has(loader)) {
      served.clear();
      current = read(context);
    }
    served.add(loader);
    return current;
  };
}

/**
 * One loader per collection; all of them share one read of the content. `astro dev` also reads it
 * again when the built-in catalogue changes.
 */
export function contentLoaders(read: (context: LoaderContext) => Promise<ShopContent>) {
  const readShared = sharedBetweenLoaders(read);

  const loader = (
    name: string,
    entriesOf: (content: ShopContent, root: string) => StoredEntry[],
  ): Loader => ({
    name,
    load: async (context) => {
      const { config, logger, store, watcher } = context;
      const root = fileURLToPath(config.root);
      const fill = async () => {
        const content = await readShared(name, context);
        store.clear();
        for (const entry of entriesOf(content, root)) {
          // The content is valid already. Only picture files need the schema: it resolves them.
          const data = entry.filePath ? await context.parseData(entry) : entry.data;
          store.set({ ...entry, data });
        }
        return content;
      };
      const { source } = await fill();
      if (source === 'cms') return;

      const folders = [catalogueFolder(root), pictureFolder(root)];
      const refill = (path: string) => {
        if (!folders.includes(dirname(path))) return;
        // All of them reject with the same error; log it once.
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
    former: loader('former', ({ former }) => [{ id: 'all', data: { products: former } }]),
  };
}
