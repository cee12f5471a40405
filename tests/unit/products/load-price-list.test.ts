import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { packPriceList } from '~/features/products/price-list';
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
const list = (items: typeof strat) => json(packPriceList(items));
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

let loadPriceList: (typeof import('~/features/products/load-price-list'))['loadPriceList'];
/** Simulates a new page: the module state is reset, but the HTTP cache is not. */
async function openPage() {
  vi.resetModules();
  ({ loadPriceList } = await import('~/features/products/load-price-list'));
}

beforeEach(async () => {
  site = {
    [OLD]: list(strat),
    [CURRENT]: list(stand),
    '/price-lists.json': json({ zh: '/data/zh.current.json', en: CURRENT }),
  };
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'en-HK' } });
  httpCache = new Map();
  await openPage();
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadPriceList', () => {
  it('returns the products of the price list', async () => {
    expect(await loadPriceList(OLD)).toEqual(strat);
  });

  it('fetches once for concurrent and later calls', async () => {
    const [one, other] = await Promise.all([loadPriceList(OLD), loadPriceList(OLD)]);
    expect(other).toBe(one);
    expect(await loadPriceList(OLD)).toBe(one);
    expect(urls()).toEqual([OLD]);
  });

  it('may use the HTTP cache, because the URL contains a hash of the list', async () => {
    await loadPriceList(OLD);
    expect(fetched.mock.calls[0]?.[1]?.cache).toBe('default');
  });

  it('loads the current list if the shop was rebuilt since the page was', async () => {
    site[OLD] = missing;
    expect(await loadPriceList(OLD)).toEqual(stand);
    expect(urls()).toEqual([OLD, '/price-lists.json', CURRENT]);
  });

  it('revalidates which list is current', async () => {
    site[OLD] = missing;
    await loadPriceList(OLD);
    const [, pointer] = fetched.mock.calls;
    expect(pointer?.[1]?.cache).toBe('no-cache');
  });

  it('loads the current list if the page has no URL', async () => {
    expect(await loadPriceList()).toEqual(stand);
    expect(urls()).toEqual(['/price-lists.json', CURRENT]);
  });

  it('loads the list of the page’s language', async () => {
    site['/data/zh.current.json'] = list(strat);
    vi.stubGlobal('document', { documentElement: { lang: 'zh-HK' } });
    expect(await loadPriceList()).toEqual(strat);
  });

  it.each<[string, Answer]>([
    ['the page is offline', offline],
    ['there is no list', missing],
    ['the response is truncated', () => new Response('[["7",')],
  ])('fails if %s, and succeeds at a later call', async (_, answer) => {
    const good = { ...site };
    site = { [OLD]: answer, '/price-lists.json': answer };
    await expect(loadPriceList(OLD)).rejects.toThrow();
    site = good;
    expect(await loadPriceList(OLD)).toEqual(strat);
  });

  it('rejects all concurrent calls, and fetches once for all later calls', async () => {
    const good = { ...site };
    site = {};
    const failed = await Promise.allSettled([loadPriceList(OLD), loadPriceList(OLD)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    site = good;
    fetched.mockClear();
    await Promise.all([loadPriceList(OLD), loadPriceList(OLD)]);
    expect(urls()).toEqual([OLD]);
  });

  it('loads a list although the HTTP cache holds a 404 for it', async () => {
    site[OLD] = missing;
    await loadPriceList(OLD);
    site = { [OLD]: list(strat), '/price-lists.json': json({ en: OLD }) };
    await openPage();
    expect(await loadPriceList(OLD)).toEqual(strat);
    expect(fetched.mock.lastCall).toEqual([OLD, { cache: 'reload' }]);

    // The 404 was replaced in the cache: the next page needs one request.
    await openPage();
    fetched.mockClear();
    expect(await loadPriceList(OLD)).toEqual(strat);
    expect(urls()).toEqual([OLD]);
  });

  it('loads a current list although the HTTP cache holds a 404 for it', async () => {
    httpCache.set(CURRENT, missing());
    expect(await loadPriceList()).toEqual(stand);
  });

  it('bypasses the HTTP cache at every call after a failure', async () => {
    const good = { ...site };
    site = {};
    await expect(loadPriceList(OLD)).rejects.toThrow();
    site = { ...good, '/price-lists.json': missing };
    expect(await loadPriceList(OLD)).toEqual(strat);
  });

  it('includes the URL and status in the error', async () => {
    site['/price-lists.json'] = json({ zh: '/data/zh.current.json' });
    await expect(loadPriceList()).rejects.toThrow('/price-lists.json: no list for en');
    site = {};
    await expect(loadPriceList()).rejects.toThrow('/price-lists.json: 404');
  });
});
