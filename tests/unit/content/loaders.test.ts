import type { LoaderContext } from 'astro/loaders';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import type { ShopContent } from '~/content/shop-content';
import { contentLoaders } from '~/content/loaders';
import { product } from '../products/make-product';

const ROOT = join(process.cwd(), 'project');
const FILE = join(ROOT, '.cache', 'cms', 'pictures', 'abc.webp');

const SECOND = FILE.replace('abc', 'def');
const alt = { zh: '背面', en: 'Its back' };

const content = (wanted: Partial<ShopContent> = {}): ShopContent => ({
  source: 'cms',
  products: [product({ id: 'a' }), product({ id: 'b' })],
  former: [],
  categories: [{ id: 'guitars', name: { zh: '六弦', en: 'Guitars' } }],
  pictures: new Map([['product/a', [{ path: FILE }, { path: SECOND, alt }]]]),
  rejected: [],
  badPictures: [],
  ...wanted,
});

/** A stub of Astro's loader context. `changed` simulates a change of a watched file. */
function astro() {
  const entries = new Map<string, { data: Record<string, unknown>; filePath?: string }>();
  const errors: string[] = [];
  const listeners: ((path: string) => void)[] = [];
  const watcher = {
    on: (event: string, listener: (path: string) => void) => {
      if (event === 'change') listeners.push(listener);
      return watcher;
    },
  };
  const context = {
    config: { root: pathToFileURL(`${ROOT}/`) },
    logger: { error: (message: string) => void errors.push(message) },
    parseData: ({ data }: { data: object }) => Promise.resolve(data),
    store: {
      clear: () => entries.clear(),
      set: (entry: { id: string; data: Record<string, unknown> }) => entries.set(entry.id, entry),
    },
    watcher,
  } as unknown as LoaderContext;
  const changed = (path: string) => listeners.forEach((listener) => listener(join(ROOT, path)));
  return { context, entries, errors, changed };
}

async function load(read: () => Promise<ShopContent>) {
  const loaders = Object.values(contentLoaders(read));
  const run = (astros: ReturnType<typeof astro>[]) =>
    Promise.all(loaders.map(async (loader, index) => loader.load(astros[index]?.context as never)));
  const astros = loaders.map(astro);
  await run(astros);
  return { astros, again: () => run(astros) };
}

describe('the collections', () => {
  it('are filled from a single read per sync', async () => {
    const read = vi.fn(() => Promise.resolve(content()));
    const { astros, again } = await load(read);
    const [products, categories, pictures] = astros.map(({ entries }) => entries);
    expect([...(products?.keys() ?? [])]).toEqual(['a', 'b']);
    expect(categories?.size).toBe(6);
    expect(categories?.get('guitars')?.data).toMatchObject({ name: { zh: '六弦' } });
    expect(categories?.get('drums')?.data).toEqual({ id: 'drums' });
    const views = [
      { file: './abc.webp', path: '.cache/cms/pictures/abc.webp' },
      { file: './def.webp', path: '.cache/cms/pictures/def.webp', alt },
    ];
    expect(pictures?.get('product/a')).toMatchObject({
      data: { views },
      filePath: '.cache/cms/pictures/abc.webp',
    });
    expect(pictures?.get('product/b')?.data).toEqual({ views: [] });
    expect(pictures?.get('category/drums')?.data).toEqual({ views: [] });
    expect(read).toHaveBeenCalledTimes(1);

    await again();
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('are refilled when a file of the built-in catalogue changes', async () => {
    const read = vi.fn(() => Promise.resolve(content({ source: 'catalogue' })));
    const { astros } = await load(read);
    read.mockResolvedValue(content({ source: 'catalogue', products: [product({ id: 'c' })] }));
    for (const { changed } of astros) changed('data/catalogue/audio.json');
    await vi.waitFor(() => expect([...(astros[0]?.entries.keys() ?? [])]).toEqual(['c']));
    for (const { changed } of astros) changed('data/site.json');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('keep their entries when the catalogue becomes invalid; the error is logged once', async () => {
    const read = vi.fn(() => Promise.resolve(content({ source: 'catalogue' })));
    const { astros } = await load(read);
    read.mockRejectedValue(new Error('audio.json: product 1: price'));
    for (const { changed } of astros) changed('data/catalogue/audio.json');
    const logged = () => astros.flatMap(({ errors }) => errors);
    await vi.waitFor(() => expect(logged()).toEqual(['Error: audio.json: product 1: price']));
    expect(astros[0]?.entries.size).toBe(2);
  });

  it('are not refilled from a CMS when a local file changes', async () => {
    const read = vi.fn(() => Promise.resolve(content()));
    const { astros } = await load(read);
    for (const { changed } of astros) changed('data/catalogue/audio.json');
    expect(read).toHaveBeenCalledTimes(1);
  });
});

describe('the report', () => {
  const reportOf = async (wanted: Partial<ShopContent> = {}) => {
    const { astros } = await load(() => Promise.resolve(content(wanted)));
    return astros[3]?.entries.get('report')?.data;
  };

  it('has source, number of products, rejected entries and bad pictures', async () => {
    const rejected = [{ kind: 'product' as const, id: 'x', name: 'X', issues: [] }];
    const badPictures = [{ of: 'product/b', address: 'http://x/', reason: 'gone' }];
    expect(await reportOf({ rejected, badPictures })).toMatchObject({
      source: 'cms',
      products: 2,
      rejected,
      badPictures,
    });
  });

  it('has equal hashes for equal content only', async () => {
    const hashes = await Promise.all(
      [
        {},
        {},
        { products: [product({ id: 'a' }), product({ id: 'b', price: 5 })] },
        { categories: [] },
        { pictures: new Map([['product/a', [{ path: SECOND }]]]) },
      ].map(async (wanted) => (await reportOf(wanted))?.['contentHash']),
    );
    expect(hashes[0]).toMatch(/^[0-9a-f]{12}$/);
    expect(new Set(hashes).size).toBe(4);
    expect(hashes[1]).toBe(hashes[0]);
  });
});
