import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { root } from '../toolchain/node.mjs';
import { generateCatalogue } from './generate-catalogue.ts';
import { until } from './until.ts';

const PRODUCTS = '/content-manager/collection-types/api::product.product';
const AT_A_TIME = 8;

/** A Strapi with the built-in catalogue and a logged-in editor. */
export async function openCms(port: number, webhook: string) {
  const data = mkdtempSync(join(tmpdir(), 'overtone-cms-'));
  const url = `http://localhost:${port}`;
  const env = { ...process.env, PORT: String(port), CMS_DATA: data, CMS_WEBHOOK_URL: webhook };
  const child = spawn(process.execPath, [join(root, 'scripts/cms/server.mjs')], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = once(child, 'exit');
  await until('Strapi answers', async () => {
    if (child.exitCode !== null)
      throw new Error('Strapi exited. Run `npm run cms` once to install it.');
    return (await fetch(`${url}/_health`)).status === 204;
  });
  const secrets = parseEnv(readFileSync(join(data, 'secrets.env'), 'utf8'));

  let token = '';
  async function call(method: string, path: string, body: object): Promise<unknown> {
    const response = await fetch(url + path, {
      method,
      headers: {
        'Content-Type': 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (!response.ok) throw new Error(`${path} answered ${response.status}`);
    return response.json();
  }
  const login = { email: 'editor@overtone.example', password: secrets['CMS_ADMIN_PASSWORD'] };
  ({
    data: { token },
  } = (await call('POST', '/admin/login', login)) as { data: { token: string } });

  let size = 140;
  return {
    url,
    secret: secrets['CMS_WEBHOOK_SECRET'] ?? '',
    setPrice: (id: string, price: number) =>
      call('POST', `${PRODUCTS}/${id}/actions/publish`, { price, originalPrice: null, badges: [] }),
    /** Publishes generated products until there are `count`. */
    async grow(wanted: number): Promise<void> {
      const entries = Object.entries(generateCatalogue(wanted - size)).flatMap(
        ([category, entries]) => entries.map(({ id: _, ...entry }) => ({ ...entry, category })),
      );
      size = wanted;
      const queue = entries.values();
      const publish = async () => {
        for (const entry of queue) await call('POST', `${PRODUCTS}/actions/publish`, entry);
      };
      await Promise.all(Array.from({ length: AT_A_TIME }, publish));
    },
    async close(): Promise<void> {
      child.kill();
      await ended;
      rmSync(data, { recursive: true, force: true });
    },
  };
}
