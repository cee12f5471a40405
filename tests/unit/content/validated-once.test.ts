import type { Loader, LoaderContext } from 'astro/loaders';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { z } from 'zod';
import { fakeProducts } from '../../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../../cms/fake/strapi';

const { settings, validated } = vi.hoisted(() => ({
  settings: {
    CMS_URL: undefined as string | undefined,
    CMS_TOKEN: undefined,
    CMS_DRAFTS: false,
    CMS_FALLBACK: 'fail',
  },
  /** The id of each product, each time that the product schema validates it. */
  validated: [] as string[],
}));
vi.mock('astro:env/server', () => settings);
vi.mock('astro:content', () => ({ defineCollection: (collection: unknown) => collection }));
vi.mock('~/content/product-schema', async (importOriginal) => {
  const original = await importOriginal<typeof import('~/content/product-schema')>();
  const productSchema = original.productSchema.refine(({ id }) => validated.push(id));
  return { ...original, productSchema };
});

let cms: FakeStrapi;
beforeEach(async () => {
  cms = await startFakeStrapi(fakeProducts(3));
  validated.length = 0;
  vi.resetModules();
});
afterEach(() => cms.stop());

/** Loads all collections as Astro does, and returns the stored ids of products. */
async function sync(): Promise<string[]> {
  const { collections } = (await import('~/content.config')) as unknown as {
    collections: Record<string, { loader: Loader; schema: z.ZodType | (() => z.ZodType) }>;
  };
  const ids: string[] = [];
  for (const [name, { loader, schema }] of Object.entries(collections)) {
    const context = {
      config: { root: pathToFileURL(`${process.cwd()}/`) },
      logger: { fork: () => ({ info: vi.fn(), warn: vi.fn() }) },
      parseData: ({ data }: { data: unknown }) =>
        typeof schema === 'function' ? data : schema.parseAsync(data),
      store: {
        clear: vi.fn(),
        set: ({ id }: { id: string }) => name === 'products' && ids.push(id),
      },
    } as unknown as LoaderContext;
    await loader.load(context);
  }
  return ids;
}

it.each(['the CMS', 'the built-in catalogue'])(
  'validates each product of %s once per build',
  async (source) => {
    settings.CMS_URL = source === 'the CMS' ? cms.url : undefined;
    const stored = await sync();
    expect(stored.length).toBeGreaterThan(2);
    expect(validated.sort()).toEqual(stored.sort());
  },
);
