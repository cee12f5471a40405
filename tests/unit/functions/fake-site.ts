import { createServer } from 'node:http';
import { listenLocally } from '../../../scripts/server/local-server';
import {
  packProductList,
  type PackedProductList,
} from '~/features/products/product-list/product-list';
import type { ProductSummary } from '~/features/products/product-summary';
import { item } from '../products/summaries';

type Sold = Pick<ProductSummary, 'name' | 'price' | 'inStock'>;

/** Starts a deployed site with only product lists and terms. */
export async function startFakeSite(products: Map<string, Sold>) {
  const rooms = [
    { id: 'a', rate: 800, heads: 4 },
    { id: 'b', rate: 600, heads: 6 },
    { id: 'teacher-piano', rate: 0, heads: 1 },
  ];
  const shipping = { freeOver: 500, fee: 0 };
  const state = {
    isDown: false,
    /** Connections have been closed when the next request is sent on them. */
    isIdle: false,
    shipping,
    delay: 0,
    damage: (list: PackedProductList): unknown => list,
  };
  const bodyAt = (path: string): unknown => {
    if (path === '/product-lists.json') return { zh: '/data/zh.json', en: '/data/en.json' };
    if (path === '/terms.json') return { shipping: state.shipping, rooms };
    const locale = /^\/data\/(zh|en)\.json$/.exec(path)?.[1];
    if (!locale) return undefined;
    const items = [...products].map(([id, product]) =>
      item({ ...product, id, name: `${product.name} ${locale}` }),
    );
    return state.damage(packProductList(items));
  };
  const used = new WeakSet<object>();
  const server = createServer((request, response) => {
    if (state.isIdle && used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    const body = state.isDown ? undefined : bodyAt(request.url ?? '');
    setTimeout(() => {
      response.writeHead(body === undefined ? 500 : 200).end(JSON.stringify(body));
    }, state.delay).unref();
  });
  return { ...(await listenLocally(server)), state };
}
