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
const asked = () => cms.requests.map(({ path, query }) => [path, Object.fromEntries(query)]);
const list = { populate: 'image', 'pagination[page]': '1', sort: 'documentId' };

describe('the calls of the spec', () => {
  it('list products', async () => {
    const { entries } = await client().products();
    expect(entries.map(({ value }) => value.price)).toEqual([1001, 1002, 1003]);
    expect(asked()).toEqual([['/api/products', { ...list, 'pagination[pageSize]': '100' }]]);
  });

  it('list products of a category', async () => {
    cms.entries.products.push(fakeProduct(4, { category: 'drums' }));
    const { entries } = await client().products({ category: 'drums' });
    expect(entries.map(({ value }) => value.category)).toEqual(['drums']);
    expect(asked()[0]?.[1]).toMatchObject({ 'filters[category][$eq]': 'drums' });
  });

  it('list featured products, and none that are only called alike', async () => {
    cms.entries.products.push(
      fakeProduct(4, { badges: ['hot', 'featured'] }),
      fakeProduct(5, { badges: ['not-featured'] }),
    );
    const { entries } = await client().products({ featured: true });
    expect(entries.map(({ value }) => value.price)).toEqual([1004]);
    expect(asked()[0]?.[1]).toMatchObject({ 'filters[badges][$contains]': 'featured' });
  });

  it('read one product', async () => {
    const { documentId } = fakeProduct(2);
    const product = await client().product(String(documentId));
    expect(product).toMatchObject({ id: documentId, price: 1002 });
    expect(asked()).toEqual([[`/api/products/${String(documentId)}`, { populate: 'image' }]]);
  });

  it.each(['nothing-like-it', '../categories', '%'])('have no product %s', async (id) => {
    await expect(client().product(id)).resolves.toBeNull();
    expect(cms.requests[0]?.path).toBe(`/api/products/${encodeURIComponent(id)}`);
  });

  it('list categories', async () => {
    cms.entries.categories = [{ id: 1, documentId: 'c', name: '六弦', nameEn: 'Guitars' }];
    const { entries } = await client().categories();
    expect(entries[0]?.value).toMatchObject({ id: 'guitars', name: '六弦' });
    expect(asked()).toEqual([['/api/categories', { ...list, 'pagination[pageSize]': '50' }]]);
  });

  it('search names and description, whatever the case', async () => {
    const { entries } = await client().search('GUITAR 2');
    expect(entries.map(({ value }) => value.price)).toEqual([1002]);
    expect(asked()[0]?.[1]).toEqual({
      ...list,
      'pagination[pageSize]': '100',
      'filters[$or][0][name][$containsi]': 'GUITAR 2',
      'filters[$or][1][nameEn][$containsi]': 'GUITAR 2',
      'filters[$or][2][description][$containsi]': 'GUITAR 2',
    });
  });

  it('ask for JSON, in the shape of Strapi 4, with a token where there is one', async () => {
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

  it('ask for drafts only when told to', async () => {
    await client().products();
    await client({ drafts: true }).products();
    expect(cms.requests.map(({ query }) => query.get('status'))).toEqual([null, 'draft']);
  });

  it('keep the path of the address', async () => {
    await cmsClient({ url: `${cms.url}/strapi` }).product('1');
    expect(asked()[0]?.[0]).toBe('/strapi/api/products/1');
  });
});

describe('Strapi 4, which has no documentId', () => {
  it('gives its numeric ids', async () => {
    cms.version = 4;
    const { entries } = await client().products();
    expect(entries.map(({ value }) => value.id)).toEqual(['1', '2', '3']);
    expect(cms.requests.map(({ query }) => query.get('sort'))).toEqual(['documentId', 'id']);
  });
});

describe('a list of several pages', () => {
  const isPage = (page: string) => (request: { query: URLSearchParams }) =>
    request.query.get('pagination[page]') === page;

  beforeEach(() => {
    cms.entries.products = fakeProducts(250);
  });

  it('is read to its end', async () => {
    const { entries } = await client().products();
    expect(new Set(entries.map(({ value }) => value.id)).size).toBe(250);
    expect(cms.requests).toHaveLength(3);
  });

  it.each([0, 1, 100, 101])('of %i products is whole, too', async (count) => {
    cms.entries.products = fakeProducts(count);
    expect((await client().products()).entries).toHaveLength(count);
  });

  it('loses nothing when an entry is published while it is read', async () => {
    cms.onRequest = (request) => {
      // Publishing gives an entry of Strapi 5 another numeric id.
      if (isPage('2')(request)) cms.entries.products[0] = fakeProduct(1, { id: 9999 });
      return undefined;
    };
    expect((await client().products()).entries).toHaveLength(250);
    expect(cms.requests).toHaveLength(3);
  });

  it('is read anew when entries come or go while it is read', async () => {
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

  it('fails as a whole when it never stands still', async () => {
    cms.onRequest = (request) => {
      if (isPage('2')(request)) cms.entries.products.shift();
      return undefined;
    };
    await expect(client().products()).rejects.toThrow('changes while it is read');
  });

  it('fails as a whole when entries are missing', async () => {
    cms.entries.products[7] = cms.entries.products[8];
    await expect(client().products()).rejects.toThrow('249 of 250 entries');
  });

  it('fails as a whole when a page does', async () => {
    cms.onRequest = (request) => (isPage('3')(request) ? { status: 403 } : undefined);
    await expect(client().products()).rejects.toThrow('/api/products answered 403');
  });

  it.each([
    ['no JSON', '{"data": [{"id": 1, "attri'],
    ['a page of the web', '<!doctype html>'],
    ['something else', '{"data": {"id": 1}}'],
    ['no total', '{"data": [], "meta": {}}'],
    ['a list that has no end', '{"data":[],"meta":{"pagination":{"pageCount":1e9,"total":1e11}}}'],
    ['nothing', 'null'],
  ])('fails when it is %s', async (_, body) => {
    cms.onRequest = () => ({ body });
    await expect(client().products()).rejects.toThrow("/api/products sent no list of Strapi's");
  });
});
