import { test as base, expect } from '../e2e/fixtures';
import { startShopServer, type ShopServer } from './shop-server';

export { expect };

/** Every test has the functions and Stripe's pages of its own. */
export const test = base.extend<{ server: ShopServer }>({
  server: [
    async ({ context }, use) => {
      await use(await startShopServer(context));
    },
    { auto: true },
  ],
});
