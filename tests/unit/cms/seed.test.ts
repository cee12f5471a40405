import { expect, it, vi } from 'vitest';

// Not imported by name: its types come from Strapi, whose packages are not installed for unit tests.
const [access] = Object.values(
  import.meta.glob<Record<'setOrdersToken' | 'renewTokens', (strapi: object) => Promise<void>>>(
    '/scripts/cms/src/seed/access.ts',
    { eager: true },
  ),
);
const [catalogue] = Object.values(
  import.meta.glob<Record<'beginSeed', (strapi: object) => Promise<boolean>>>(
    '/scripts/cms/src/seed/begin-seed.ts',
    { eager: true },
  ),
);
const routes = import.meta.glob<{ routes: { handler: string }[] }>(
  '/scripts/cms/src/api/{alert,booking,code,message,order,review}/routes/*.ts',
  { eager: true, import: 'default' },
);

it('the functions of the shop may call each of their routes, and each is granted once', async () => {
  const actions: string[] = [];
  const query = () => ({
    findOne: () => ({ id: 1, permissions: [] }),
    create: ({ data }: { data: { action: string } }) => actions.push(data.action),
  });
  await access?.setOrdersToken({ db: { query } });
  const handlers = Object.values(routes).flatMap(({ routes }) => routes);
  expect(actions.sort()).toEqual(
    handlers
      .filter(({ handler }) => handler !== 'review.find')
      .map(({ handler }) => `api::${handler.split('.')[0]}.${handler}`)
      .sort(),
  );
});

it('the tokens of a CMS become those of its environment', async () => {
  vi.stubEnv('CMS_TOKEN', 'p');
  vi.stubEnv('ORDERS_TOKEN', 'new');
  const stored: Record<string, string> = { Preview: '#p', Orders: '#old', Own: '#own' };
  const query = () => ({
    updateMany({ where, data }: Record<'where' | 'data', { name: string; accessKey: string }>) {
      expect(where.accessKey).toEqual({ $ne: data.accessKey });
      const count = Number(stored[where.name] !== data.accessKey);
      stored[where.name] = data.accessKey;
      return { count };
    },
  });
  const service = () => ({ hash: (token: string) => `#${token}`, encrypt: () => '' });
  const warn = vi.fn();
  await access?.renewTokens({ db: { query }, service, log: { warn } });
  expect(stored).toEqual({ Preview: '#p', Orders: '#new', Own: '#own' });
  expect(warn.mock.calls).toEqual([['The token Orders is now that of secrets.env.']]);
});

it.each([
  ['an empty CMS is seeded', { categories: 0, begun: false }, { isSeeded: true, isEmptied: false }],
  [
    'an interrupted seed starts again',
    { categories: 3, begun: true },
    { isSeeded: true, isEmptied: true },
  ],
  [
    'the content of a CMS without accounts stays',
    { categories: 6, begun: false },
    { isSeeded: false, isEmptied: false },
  ],
])('%s', async (_, { categories, begun }, expected) => {
  let isEmptied = false;
  const isSeeded = await catalogue?.beginSeed({
    store: () => ({ get: () => begun, set: () => undefined }),
    db: {
      query: () => ({
        count: () => categories,
        deleteMany() {
          isEmptied = true;
        },
        findMany: () => [],
      }),
    },
    plugin: () => ({ service: () => ({}) }),
  });
  expect({ isSeeded, isEmptied }).toEqual(expected);
});
