import { describe, expect, inject, it } from 'vitest';
import { putToCms } from '~/functions/http/cms';
import { recordKinds } from '../../unit/functions/record-rows';
import { forThisFile } from './for-this-file';
import { startPost } from './post';
import { tomorrow } from './sample-booking';
import { nextId } from './sample-order';
import { picture } from './sample-picture';
import { startStrapi } from './strapi';

const keep = forThisFile();
const post = keep(await startPost());
const strapi = keep(
  await startStrapi({ snapshot: inject('snapshots').small, env: { SMTP_URL: post.url } }),
);
const roles = [
  ['editor', strapi.editor],
  ['desk', strapi.desk],
] as const;

/** Returns a role's permissions for Strapi's own plugins and for the panel. */
async function actionsOf(who: typeof strapi.editor) {
  const { data } = await who.call<{ data: { action: string; subject: string | null }[] }>(
    'GET',
    'admin/users/me/permissions',
  );
  return data
    .map(({ action, subject }) => [action, subject].filter(Boolean).join(' '))
    .filter((each) => !each.includes('explorer'))
    .sort();
}

const closed = (method: string, path: string, body?: object) => ({ method, path, body });

const CLOSED = [
  closed('POST', 'email', { to: 'a@b.example', from: 'c@d.example', subject: 'S', text: 'T' }),
  closed('POST', 'email/test', { to: 'a@b.example' }),
  closed('GET', 'email/settings'),
  closed('POST', 'upload/actions/upload-from-urls', { urls: [{ url: 'http://127.0.0.1/' }] }),
  closed('GET', 'upload/settings'),
  closed('GET', 'upload/ai-metadata-jobs/latest'),
  closed('PUT', 'content-manager/content-types/api::product.product/configuration', {}),
  closed('PUT', 'content-manager/components/shop.closed-date/configuration', {}),
  closed('GET', 'content-manager/collection-types/plugin::users-permissions.user'),
  closed('GET', 'content-type-builder/content-types'),
  closed('PUT', 'i18n/settings', {}),
  closed('POST', 'i18n/locales', { code: 'de', name: 'German' }),
  closed('GET', 'users-permissions/routes'),
  closed('GET', 'users-permissions/permissions'),
  closed('GET', 'users-permissions/roles'),
  closed('GET', 'admin/content-api/permissions'),
  closed('GET', 'admin/content-api/routes'),
  closed('GET', 'admin/permissions'),
  closed('GET', 'admin/ai-token'),
  closed('GET', 'admin/users'),
  closed('POST', 'admin/users', { email: 'e@f.example', firstname: 'E', roles: [1] }),
  closed('GET', 'admin/roles'),
  closed('GET', 'admin/webhooks'),
  closed('GET', 'admin/api-tokens'),
  closed('GET', 'admin/transfer/tokens'),
];

const OPEN: readonly string[] = [
  'admin/information',
  'admin/users/me',
  'admin/homepage/key-statistics',
  'content-manager/init',
  'content-manager/content-types',
  'content-manager/components',
  'content-manager/homepage/recent-documents?action=update',
  'upload/configuration',
  'i18n/locales',
  'shop/status',
];

it('a super admin finds what is closed to others', async () => {
  const paths = CLOSED.filter(({ method }) => method === 'GET').map(({ path }) => path);
  const answers = await Promise.all(
    paths.map((path) => strapi.engineer.call<unknown>('GET', path).catch(String)),
  );
  const missing = paths.filter((_, index) => /answered 40[45]/.test(String(answers[index])));
  // They answer 404 without Strapi's own AI.
  expect(missing).toEqual(['upload/ai-metadata-jobs/latest', 'admin/ai-token']);
});

describe.each(roles)('the account of the %s', (name, who) => {
  it.each(CLOSED)('may not $method $path', async ({ method, path, body }) => {
    await expect(who.call(method, path, body)).rejects.toThrow(/answered 40[345]/);
  });

  it.each(OPEN)('may GET %s', async (path) => {
    await expect(who.call('GET', path)).resolves.toBeDefined();
  });

  it('has these permissions beside those for entries', async () => {
    expect(await actionsOf(who)).toEqual(
      name === 'desk'
        ? []
        : ['assets.copy-link', 'assets.create', 'assets.download', 'assets.update', 'read'].map(
            (action) => `plugin::upload.${action}`,
          ),
    );
  });
});

it('an account without a log-in may call nothing of the panel, and a super admin may', async () => {
  for (const path of ['email/settings', 'shop/status', 'users-permissions/routes']) {
    expect((await fetch(`${strapi.url}/${path}`)).status, path).toBe(401);
  }
  await strapi.engineer.call('GET', 'users-permissions/routes');
  expect(await post.to('a@b.example')).toEqual([]);
});

it.each(['content-manager', 'CONTENT-MANAGER'])(
  'the rules of the panel hold at /%s',
  async (root) => {
    const path = `${root}/collection-types/api::stock-change.stock-change`;
    await expect(strapi.editor.call('POST', path, { action: 'sold', quantity: 1 })).rejects.toThrow(
      /只由訂單寫入|Only orders write/,
    );
  },
);

describe('an upload', () => {
  it.each<[string, string, () => Buffer | Promise<Buffer>]>([
    ['x.html', 'text/html', () => Buffer.from('<script src="x.js"></script>')],
    ['x.svg', 'image/svg+xml', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['x.png', 'image/png', () => Buffer.from('<script>alert(1)</script>')],
    ['x.png', 'image/png', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['x.html', 'image/png', picture],
  ])('%s as %s is refused', async (name, type, content) => {
    await expect(strapi.editor.upload(name, type, await content())).rejects.toThrow('answered 4');
  });

  it('of a picture is served as data', async () => {
    const id = await strapi.editor.upload('x.png', 'image/png', await picture());
    const path = await strapi.editor.address(id);
    const { status, headers } = await fetch(strapi.url + path);
    expect([status, headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-disposition')).toBe('attachment');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
    await expect(strapi.desk.upload('y.png', 'image/png', await picture())).rejects.toThrow('403');
  });
});

it('answers the pages of no other origin', async () => {
  const headers = { Origin: 'https://evil.example' };
  for (const path of ['api/products', 'admin/login', 'upload/files']) {
    const answer = await fetch(`${strapi.url}/${path}`, { headers });
    expect(answer.headers.get('access-control-allow-origin'), path).toBeNull();
  }
});

// Its controllers have the schemas with which tests/unit/functions/records.test.ts tests all rows.
describe.each(recordKinds(tomorrow + 12))(
  'the CMS takes and refuses what the functions do of $what',
  ({ paths: [, path], fields, recordOf, accepted, refused }) => {
    const put = async (changes: object) =>
      (await putToCms(strapi.functions, `${path}/${nextId()}`, recordOf({ ...fields, ...changes })))
        .status;
    it.each(accepted)('with %s', async (_, changes) => {
      expect(await put(changes)).toBe(201);
    });
    it.each(refused.slice(0, 1))('not with %s', async (_, changes) => {
      expect(await put(changes)).toBe(400);
    });
  },
);

it('logs no personal data when the database refuses a write of the desk', async () => {
  const booking = {
    room: 'a',
    startsAt: new Date(Math.ceil(Date.now() / 3_600_000) * 3_600_000 + 86_400_000).toISOString(),
    hours: 2,
    heads: 1,
    name: 'Secretive Person',
    email: 'secretive@example.com',
    state: 'confirmed',
    language: 'en',
  };
  await strapi.database.refuseWrites('bookings');
  await expect(strapi.desk.add('booking', booking)).rejects.toThrow('answered 500');
  expect(strapi.log()).toContain('insert into');
  expect(strapi.log()).not.toMatch(/secretive/i);
});
