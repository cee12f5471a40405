import { createServer, request } from 'node:http';
import { afterAll, expect, it, vi } from 'vitest';
import { listenLocally } from '../../../scripts/server/local-server.ts';
import { withFunctions } from '../../../scripts/server/functions.ts';

const MEGABYTE = 1_000_000;
const handle = withFunctions((_, response) => Promise.resolve(void response.end('the shop')));
const server = createServer((incoming, response) => void handle(incoming, response));
const { url, stop } = await listenLocally(server);
afterAll(stop);

/** Posts up to 50 MB, until there is a response. Returns its status and how many bytes the server took. */
const post = (path: string) =>
  new Promise<{ status: number | undefined; taken: number }>((resolve) => {
    let status: number | undefined;
    let taken = 0;
    const headers = { 'Content-Type': 'application/json', 'Sec-Fetch-Site': 'same-origin' };
    const outgoing = request(url + path, { method: 'POST', headers });
    const done = () => {
      outgoing.destroy();
      resolve({ status, taken });
    };
    outgoing.on('response', (response) => {
      status = response.statusCode;
      done();
    });
    outgoing.on('error', done);
    const write = () => {
      if (status !== undefined || taken >= 50 * MEGABYTE) return;
      outgoing.write('x'.repeat(MEGABYTE), (error) => {
        if (error) return;
        taken += MEGABYTE;
        write();
      });
    };
    write();
  });

it('stops reading a body at the limit, and answers', { timeout: 30_000 }, async () => {
  vi.stubEnv('STRIPE_WEBHOOK_SECRET', 'whsec_test');
  const { status, taken } = await post('/api/stripe-hook');
  expect(status).toBe(413);
  expect(taken).toBeLessThan(20 * MEGABYTE);
});
