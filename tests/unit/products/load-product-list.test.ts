import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  packProductList,
  packRowFiles,
  ROWS_PER_FILE,
} from '~/features/products/product-list/product-list';
import type { ProductSummary } from '~/features/products/product-summary';
import { item } from './summaries';

const OLD = '/data/en.old.json';
const CURRENT = '/data/en.current.json';
const strat = [item({ id: '7' })];
const stand = [item({ id: '8' })];

type Answer = () => Response;
const json =
  (value: unknown): Answer =>
  () =>
    Response.json(value);
const list = (items: typeof strat) => json(packProductList(items));
const missing: Answer = () => new Response('Not found', { status: 404 });
const offline: Answer = () => {
  throw new TypeError('Failed to fetch');
};

/** The server's response for each URL; otherwise 404. */
let site: Record<string, Answer>;
/** An HTTP cache that keeps every response, as if all were sent with `immutable`. */
let httpCache: Map<string, Response>;

const fetched = vi.fn(async (url: string, { cache = 'default' }: RequestInit = {}) => {
  await Promise.resolve();
  const cached = cache === 'default' ? httpCache.get(url) : undefined;
  const response = cached ?? (site[url] ?? missing)();
  httpCache.set(url, response);
  return response.clone();
});
const urls = () => fetched.mock.calls.map(([url]) => url);

let loadProductList: (typeof import('~/features/products/product-list/load-product-list'))['loadProductList'];
/** Simulates a new page: the module state is reset, but the HTTP cache is not. */
async function openPage() {
  vi.resetModules();
  ({ loadProductList } = await import('~/features/products/product-list/load-product-list'));
}

/** Loads the product list; returns the products with loaded names and pictures. */
async function load(url?: string, ids: readonly string[] = []): Promise<ProductSummary[]> {
  const { summaries } = await loadProductList(url, ids);
  return [...summaries.values()];
}

beforeEach(async () => {
  site = {
    [OLD]: list(strat),
    [CURRENT]: list(stand),
    '/product-lists.json': json({ zh: '/data/zh.current.json', en: CURRENT }),
  };
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('location', { pathname: '/en/cart' });
  httpCache = new Map();
  await openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadProductList', () => {
  it('returns the products of the product list', async () => {
    expect(await load(OLD)).toEqual(strat);
    // Its address contains a hash.
    expect(fetched.mock.calls[0]?.[1]?.cache).toBe('default');
  });

  it('loads the current list if the shop was rebuilt since the page was', async () => {
    site[OLD] = missing;
    expect(await load(OLD)).toEqual(stand);
    expect(urls()).toEqual([OLD, '/product-lists.json', CURRENT]);
    expect(fetched.mock.calls[1]?.[1]?.cache).toBe('no-cache');
  });

  it('loads the current list if the page has no URL', async () => {
    expect(await load()).toEqual(stand);
    expect(urls()).toEqual(['/product-lists.json', CURRENT]);
  });

  it('loads the list of the page’s language', async () => {
    site['/data/zh.current.json'] = list(strat);
    vi.stubGlobal('location', { pathname: '/cart' });
    expect(await load()).toEqual(strat);
  });

  it('fails if the page is offline, and succeeds at a later call', async () => {
    const good = { ...site };
    site = { [OLD]: offline, '/product-lists.json': offline };
    await expect(load(OLD)).rejects.toThrow();
    site = good;
    expect(await load(OLD)).toEqual(strat);
  });

  it('asks once if nothing answers in time', async () => {
    site[OLD] = () => {
      throw new DOMException('no answer in 20000 ms', 'TimeoutError');
    };
    await expect(load(OLD)).rejects.toThrow('no answer');
    expect(urls()).toEqual([OLD]);
  });

  it('loads a list although the HTTP cache holds a 404 for it', async () => {
    site[OLD] = missing;
    await load(OLD);
    site = { [OLD]: list(strat), '/product-lists.json': json({ en: OLD }) };
    await openPage();
    expect(await load(OLD)).toEqual(strat);
    expect(fetched.mock.lastCall).toMatchObject([OLD, { cache: 'reload' }]);

    // The 404 was replaced in the cache: the next page needs one request.
    await openPage();
    fetched.mockClear();
    expect(await load(OLD)).toEqual(strat);
    expect(urls()).toEqual([OLD]);
  });

  it('loads a current list although the HTTP cache holds a 404 for it', async () => {
    httpCache.set(CURRENT, missing());
    expect(await load()).toEqual(stand);
  });

  it('bypasses the HTTP cache at every call after a failure', async () => {
    const good = { ...site };
    site = {};
    await expect(load(OLD)).rejects.toThrow();
    site = { ...good, '/product-lists.json': missing };
    expect(await load(OLD)).toEqual(strat);
  });

  it('includes the URL and status in the error', async () => {
    site['/product-lists.json'] = json({ zh: '/data/zh.current.json' });
    await expect(load()).rejects.toThrow('/product-lists.json: no list for en');
    site = {};
    await expect(load()).rejects.toThrow('/product-lists.json: 404');
  });
});

describe('names and pictures in files of their own', () => {
  const guitars = Array.from({ length: 2 * ROWS_PER_FILE }, (_, index) =>
    item({ id: String(index), name: `Guitar ${index}` }),
  );
  const [first, , ...others] = guitars.filter((_, index) => index % ROWS_PER_FILE < 2);
  const last = others[0];
  const FIRST = '/data/rows/a/0.json';
  const SECOND = '/data/rows/a/1.json';
  const ids = [first?.id ?? '', last?.id ?? ''];
  const listIn = (rows: string, changes: Partial<ProductSummary> = {}) =>
    json(
      packProductList(
        guitars.map((guitar) => ({ ...guitar, ...changes })),
        rows,
      ),
    );
  const rowsIn = (folder: string) =>
    Object.fromEntries(
      packRowFiles(guitars).map((rows, file) => [`${folder}${file}.json`, json(rows)]),
    );

  beforeEach(() => {
    site = {
      [OLD]: listIn('/data/rows/a/'),
      ...rowsIn('/data/rows/a/'),
      '/product-lists.json': json({ en: CURRENT }),
      [CURRENT]: listIn('/data/rows/b/'),
      ...rowsIn('/data/rows/b/'),
    };
  });

  it('loads the files of the wanted products alone, each once', async () => {
    expect((await loadProductList(OLD, [])).products).toHaveLength(guitars.length);
    expect(urls()).toEqual([OLD]);
    const { summaries } = await loadProductList(OLD, ['0', '1']);
    expect(summaries.get('1')).toEqual(guitars[1]);
    expect(summaries.size).toBe(ROWS_PER_FILE);
    await Promise.all([loadProductList(OLD, ids), loadProductList(OLD, ids)]);
    expect(summaries.size).toBe(guitars.length);
    expect(urls()).toEqual([OLD, FIRST, SECOND]);
  });

  it('ignores products that the shop does not have', async () => {
    expect(await load(OLD, ['gone'])).toEqual([]);
    expect(urls()).toEqual([OLD]);
  });

  it('loads the current list if a new build has replaced the files', async () => {
    const before = await loadProductList(OLD, ['0']);
    site[SECOND] = missing;
    site[CURRENT] = listIn('/data/rows/b/', { price: 1 });
    const { products, summaries } = await loadProductList(OLD, ids);
    expect(products[0]?.price).toBe(1);
    expect(ids.map((id) => summaries.get(id)?.price)).toEqual([1, 1]);
    expect(before.summaries.get('0')?.price).toBe(1000);

    // Later calls request the current one immediately.
    fetched.mockClear();
    await loadProductList(OLD, ids);
    expect(urls()).toEqual([]);
  });

  it('has the rows of each of two lists that share their files', async () => {
    await loadProductList(OLD, ['0']);
    site[SECOND] = missing;
    site[CURRENT] = () => {
      site = { ...site, ...rowsIn('/data/rows/a/') };
      return listIn('/data/rows/a/')();
    };
    const { summaries } = await loadProductList(OLD, ids);
    expect(ids.every((id) => summaries.has(id))).toBe(true);
  });

  it.each<[string, Answer]>([
    ['cannot be loaded', offline],
    ['lacks a row', json([['Guitar 24', '/placeholder.svg']])],
    ['has no rows', json({})],
  ])('fails if a file %s, and succeeds at a later call', async (_, answer) => {
    site['/product-lists.json'] = json({ en: OLD });
    const good = { ...site };
    site[SECOND] = answer;
    await expect(loadProductList(OLD, ids)).rejects.toThrow();
    site = good;
    const { summaries } = await loadProductList(OLD, ids);
    expect(summaries.size).toBe(guitars.length);
  });
});
