import { test as base, expect } from '../e2e/fixtures';
import { startShopServer, type ShopServer } from './shop-server';

export { expect };

/** Every test has its own functions and its own pages of Stripe. */
export const test = base.extend<{ server: ShopServer }>({
  server: [
    async ({ context }, use) => {
      await use(await startShopServer(context));
    },
    { auto: true },
  ],
});
