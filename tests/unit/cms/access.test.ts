import { expect, it } from 'vitest';

// Not imported by name: its types come from Strapi, whose packages are not installed for unit tests.
const [access] = Object.values(
  import.meta.glob<{ setOrdersToken: (strapi: object) => Promise<void> }>(
    '/scripts/cms/src/seed/access.ts',
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
