import type { Loader } from 'astro/loaders';
import { fileURLToPath } from 'node:url';
import { readBuiltinCatalogue } from './builtin';

/** Fills the collection of products from the built-in catalogue in `data/catalogue`. */
export const productsLoader = (): Loader => ({
  name: 'products',
  load: async (context) => {
    const { config, logger, store, watcher } = context;
    const folder = fileURLToPath(new URL('data/catalogue', config.root));
    const fill = async () => {
      const products = await readBuiltinCatalogue(folder);
      store.clear();
      for (const product of products) {
        store.set({
          id: product.id,
          data: await context.parseData({ id: product.id, data: product }),
        });
      }
      logger.info(`${products.length} products from the built-in catalogue`);
    };
    await fill();
    watcher?.on('change', (path) => {
      if (path.startsWith(folder)) fill().catch((error: unknown) => logger.error(String(error)));
    });
  },
});
