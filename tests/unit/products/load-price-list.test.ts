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

/** What is at each address; the rest is not there. A test may change it. */
let site: Record<string, Answer>;
const fetched = vi.fn((address: string, _init?: RequestInit) =>
  Promise.resolve().then(() => (site[address] ?? missing)()),
);
const addresses = () => fetched.mock.calls.map(([address]) => address);

let loadPriceList: (typeof import('~/features/products/load-price-list'))['loadPriceList'];
beforeEach(async () => {
  site = {
    [OLD]: list(strat),
    [CURRENT]: list(stand),
    '/price-lists.json': json({ zh: '/data/zh.current.json', en: CURRENT }),
  };
  fetched.mockClear();
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal('document', { documentElement: { lang: 'en-HK' } });
  // Each page starts with nothing fetched.
  vi.resetModules();
  ({ loadPriceList } = await import('~/features/products/load-price-list'));
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('loadPriceList', () => {
  it('gives the items of the price list', async () => {
    expect(await loadPriceList(OLD)).toEqual(strat);
  });

  it('fetches once, whoever asks, at the same time or later', async () => {
    const [one, other] = await Promise.all([loadPriceList(OLD), loadPriceList(OLD)]);
    expect(other).toBe(one);
    expect(await loadPriceList(OLD)).toBe(one);
    expect(addresses()).toEqual([OLD]);
  });

  it('lets the browser’s cache answer: the address changes with the list', async () => {
    await loadPriceList(OLD);
    expect(fetched.mock.calls[0]?.[1]?.cache).toBe('default');
  });

  it('finds the current list when the shop was rebuilt since the page was', async () => {
    site[OLD] = missing;
    expect(await loadPriceList(OLD)).toEqual(stand);
    expect(addresses()).toEqual([OLD, '/price-lists.json', CURRENT]);
  });

  it('asks which list is current of the server, not of the cache', async () => {
    site[OLD] = missing;
    await loadPriceList(OLD);
    const [, pointer] = fetched.mock.calls;
    expect(pointer?.[1]?.cache).toBe('no-cache');
  });

  it('finds the current list where the page knows none', async () => {
    expect(await loadPriceList()).toEqual(stand);
    expect(addresses()).toEqual(['/price-lists.json', CURRENT]);
  });

  it('finds the list of the page’s language', async () => {
    site['/data/zh.current.json'] = list(strat);
    vi.stubGlobal('document', { documentElement: { lang: 'zh-HK' } });
    expect(await loadPriceList()).toEqual(strat);
  });

  it.each<[string, Answer]>([
    ['is offline', offline],
    ['finds no list', missing],
    ['gets half a file', () => new Response('[["7",')],
  ])('fails while it %s, and tries again at the next call', async (_, answer) => {
    const good = { ...site };
    site = { [OLD]: answer, '/price-lists.json': answer };
    await expect(loadPriceList(OLD)).rejects.toThrow();
    site = good;
    expect(await loadPriceList(OLD)).toEqual(strat);
  });

  it('fails for all who asked, and tries again once for all', async () => {
    const good = { ...site };
    site = {};
    const failed = await Promise.allSettled([loadPriceList(OLD), loadPriceList(OLD)]);
    expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    site = good;
    fetched.mockClear();
    await Promise.all([loadPriceList(OLD), loadPriceList(OLD)]);
    expect(addresses()).toEqual([OLD]);
  });

  it('says what it looked for in vain', async () => {
    site['/price-lists.json'] = json({ zh: '/data/zh.current.json' });
    await expect(loadPriceList()).rejects.toThrow('/price-lists.json: no list for en');
    site = {};
    await expect(loadPriceList()).rejects.toThrow('/price-lists.json: 404');
  });
});
