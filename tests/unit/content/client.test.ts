import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cmsClient } from '~/content/cms/client';
import { fakeProduct, fakeProducts } from '../../cms/fake/entries';
import { startFakeStrapi, type FakeStrapi } from '../../cms/fake/strapi';

let cms: FakeStrapi;
beforeEach(async () => {
  cms = await startFakeStrapi(fakeProducts(3));
});
afterEach(() => cms.stop());

const client = (settings = {}) => cmsClient({ url: cms.url, ...settings });
const requested = () => cms.requests.map(({ path, query }) => [path, Object.fromEntries(query)]);
const list = { populate: '*', 'pagination[page]': '1', sort: 'documentId' };

describe('the calls', () => {
  it('list products', async () => {
    const { entries } = await client().products();
    expect(entries.map(({ value }) => value.price)).toEqual([1001, 1002, 1003]);
    expect(requested()).toEqual([['/api/products', { ...list, 'pagination[pageSize]': '500' }]]);
  });

  it('list categories', async () => {
    cms.entries.categories = [{ id: 1, documentId: 'c', name: '六弦', nameEn: 'Guitars' }];
    const { entries } = await client().categories();
    expect(entries[0]?.value).toMatchObject({ id: 'guitars', name: { zh: '六弦' } });
    expect(requested()).toEqual([['/api/categories', { ...list, 'pagination[pageSize]': '50' }]]);
  });

  it('request JSON in the v4 shape, with the token if there is one', async () => {
    await client().products();
    await client({ token: 'secret' }).products();
    const [without, withToken] = cms.requests.map(({ headers }) => headers);
    expect(without).toMatchObject({
      'content-type': 'application/json',
      'strapi-response-format': 'v4',
    });
    expect(without).not.toHaveProperty('authorization');
    expect(withToken).toMatchObject({ authorization: 'Bearer secret' });
  });

  it('request drafts only if the settings say so', async () => {
    await client().products();
    await client({ drafts: true }).products();
    expect(cms.requests.map(({ query }) => query.get('status'))).toEqual([null, 'draft']);
  });

  it('keep the path of the base URL', async () => {
    const failure = cmsClient({ url: `${cms.url}/strapi` }).categories();
    await expect(failure).rejects.toThrow('/strapi/api/categories answered 404');
  });
});

it('Strapi 4 is sorted by its numeric ids, which become the ids of products', async () => {
  cms.version = 4;
  const { entries } = await client().products();
  expect(entries.map(({ value }) => value.id)).toEqual(['1', '2', '3']);
  expect(cms.requests.map(({ query }) => query.get('sort'))).toEqual(['documentId', 'id']);
});

describe('a list with several pages', () => {
  const isPage = (page: string) => (request: { query: URLSearchParams }) =>
    request.query.get('pagination[page]') === page;

  beforeEach(() => {
    cms.entries.products = fakeProducts(250);
  });

  it.each([
    [0, 1],
    [250, 3],
  ])('of %i products is read completely in %i requests', async (count, requests) => {
    cms.entries.products = fakeProducts(count);
    const { entries } = await client().products();
    expect(new Set(entries.map(({ value }) => value.id)).size).toBe(count);
    expect(cms.requests).toHaveLength(requests);
  });

  it('is complete when an entry is published between two pages', async () => {
    cms.onRequest = (request) => {
      // In Strapi 5, publishing changes the numeric id of an entry.
      if (isPage('2')(request)) cms.entries.products[0] = fakeProduct(1, { id: 9999 });
      return undefined;
    };
    expect((await client().products()).entries).toHaveLength(250);
    expect(cms.requests).toHaveLength(3);
  });

  it('is read again when entries are added or removed between two pages', async () => {
    let changed = false;
    cms.onRequest = (request) => {
      if (isPage('2')(request) && !changed) {
        changed = true;
        cms.entries.products.shift();
      }
      return undefined;
    };
    expect((await client().products()).entries).toHaveLength(249);
    expect(cms.requests).toHaveLength(6);
  });

  it('fails when it changes during each attempt', async () => {
    cms.onRequest = (request) => {
      if (isPage('2')(request)) cms.entries.products.shift();
      return undefined;
    };
    await expect(client().products()).rejects.toThrow(
      'its list changed while it was read, in 3 attempts',
    );
  });

  it.each([
    ['truncated JSON', '{"data": [{"id": 1, "attri'],
    ['a single item', '{"data": {"id": 1}}'],
    ['a list without metadata', '{"data": [], "meta": {}}'],
    ['a list of endless pages', '{"data":[],"meta":{"pagination":{"pageCount":1e9,"total":1e11}}}'],
  ])('fails when the response is %s', async (_, body) => {
    cms.onRequest = () => ({ body });
    await expect(client().products()).rejects.toThrow(
      '/api/products did not return a list in Strapi’s format',
    );
  });
});
