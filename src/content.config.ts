import { defineCollection } from 'astro:content';
import { CMS_DRAFTS, CMS_FALLBACK, CMS_TOKEN, CMS_URL } from 'astro:env/server';
import { z } from 'zod';
import { fileURLToPath } from 'node:url';
import { readContent } from '~/content/read-content';
import { categoryOverrideSchema, reportSchema } from '~/content/shop-content';
import { contentLoaders } from '~/content/loaders';
import { productSchema } from '~/content/product-schema';

const cms = CMS_URL ? { url: CMS_URL, token: CMS_TOKEN, drafts: CMS_DRAFTS } : undefined;

const loaders = contentLoaders(({ config, logger }) =>
  readContent(fileURLToPath(config.root), { cms, fallback: CMS_FALLBACK }, logger.fork('content')),
);

export const collections = {
  products: defineCollection({ loader: loaders.products, schema: productSchema }),
  categories: defineCollection({ loader: loaders.categories, schema: categoryOverrideSchema }),
  pictures: defineCollection({
    loader: loaders.pictures,
    schema: ({ image }) => z.object({ file: image().optional() }),
  }),
  report: defineCollection({ loader: loaders.report, schema: reportSchema }),
};
