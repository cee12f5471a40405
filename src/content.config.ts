import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import guides from '~data/guides.json';
import { CMS_DRAFTS, CMS_FALLBACK, CMS_TOKEN, CMS_URL } from 'astro:env/server';
import { z } from 'zod';
import { fileURLToPath } from 'node:url';
import { contentLoaders } from '~/content/loaders';
import { guideLoader } from '~/content/guide-loader';
import { guideSchema } from '~/content/guide-schema';
import { readContent } from '~/content/read-content';
import type { SettingsReport } from '~/content/settings/read-settings';
import type {
  CategoryOverride,
  ContentReport,
  ShopContent,
  ShopPicture,
} from '~/content/shop-content';

/** Inserted by `astro.config.mjs`, which has read the settings: fonts and policies of the browser need them. */
declare const SETTINGS_REPORT: SettingsReport;

const cms = CMS_URL ? { url: CMS_URL, token: CMS_TOKEN, drafts: CMS_DRAFTS } : undefined;

const loaders = contentLoaders(({ config, logger }) => {
  const root = fileURLToPath(config.root);
  const content = logger.fork('content');
  // Builds log warnings only; the summary is always printed.
  const log = {
    info: (line: string) => console.log(line),
    warn: (line: string) => content.warn(line),
  };
  return readContent(root, { cms, fallback: CMS_FALLBACK, settings: SETTINGS_REPORT }, log);
});

// `z.custom` only types the entries: content is validated once, where it is read
// (docs/decisions/0012-cms-calls.md).
export const collections = {
  products: defineCollection({
    loader: loaders.products,
    schema: z.custom<ShopContent['products'][number]>(),
  }),
  former: defineCollection({
    loader: loaders.former,
    schema: z.custom<{ products: ShopContent['former'] }>(),
  }),
  categories: defineCollection({
    loader: loaders.categories,
    schema: z.custom<CategoryOverride>(),
  }),
  guides: defineCollection({
    loader: guideLoader(glob({ base: 'data/guides', pattern: '*/*.md' }), guides),
    schema: guideSchema,
  }),
  report: defineCollection({ loader: loaders.report, schema: z.custom<ContentReport>() }),
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
