import { defineCollection } from 'astro:content';
import { CMS_DRAFTS, CMS_FALLBACK, CMS_TOKEN, CMS_URL } from 'astro:env/server';
import { z } from 'zod';
import { fileURLToPath } from 'node:url';
import { contentLoaders } from '~/content/loaders';
import { readContent } from '~/content/read-content';
import type { CollectionData, ShopPicture } from '~/content/shop-content';

const cms = CMS_URL ? { url: CMS_URL, token: CMS_TOKEN, drafts: CMS_DRAFTS } : undefined;

const loaders = contentLoaders(({ config, logger }) => {
  const root = fileURLToPath(config.root);
  const content = logger.fork('content');
  // Builds log warnings only; the summary is always printed.
  const log = {
    info: (line: string) => console.log(line),
    warn: (line: string) => content.warn(line),
  };
  return readContent(root, { cms, fallback: CMS_FALLBACK }, log);
});

// Only types the entries: content is validated once, where it is read
// (docs/decisions/0012-cms-calls.md).
const typed = <Name extends keyof CollectionData>() => z.custom<CollectionData[Name]>();

export const collections = {
  products: defineCollection({ loader: loaders.products, schema: typed<'products'>() }),
  categories: defineCollection({ loader: loaders.categories, schema: typed<'categories'>() }),
  report: defineCollection({ loader: loaders.report, schema: typed<'report'>() }),
  pictures: defineCollection({
    loader: loaders.pictures,
    // `image()` turns a path into the metadata that `getImage` needs.
    schema: ({ image }) =>
      z.object({
        views: z.array(
          z.object({ file: image(), path: z.string(), alt: z.custom<ShopPicture['alt']>() }),
        ),
      }),
  }),
};
