import { createServer, request } from 'node:http';
import { connect } from 'node:net';
import { promisify } from 'node:util';
import { afterAll, expect, it, vi } from 'vitest';
import { listenLocally } from '../../../scripts/server/local-server.ts';
import { withFunctions } from '../../../scripts/server/functions.ts';

const MEGABYTE = 1_000_000;
const handle = withFunctions((_, response) => Promise.resolve(void response.end('the shop')));
const server = createServer((incoming, response) => void handle(incoming, response));
const { url, stop } = await listenLocally(server);
afterAll(stop);

/** Posts up to 50 MB, until there is a response. Returns its status and the number of accepted bytes. */
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

const connections = promisify(server.getConnections.bind(server));

/** Sends a raw request, and disconnects after `ms`. Resolves to the response until then. */
const send = (text: string, ms: number) =>
  new Promise<string>((resolve) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    let answer = '';
    socket.on('data', (data) => (answer += data.toString()));
    socket.on('close', () => {
      resolve(answer);
    });
    socket.write(text);
    setTimeout(() => socket.destroy(), ms);
  });

it('has no error to report when a method is odd or a client leaves', async () => {
  const report = vi.spyOn(console, 'error').mockReturnValue();
  const head = '/api/order HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n';
  expect(await send(`TRACE ${head}\r\n`, 5000)).toContain('the shop');
  await send(`POST ${head}Content-Length: 100\r\n\r\n{"id"`, 200);
  await expect.poll(() => connections()).toBe(0);
  expect(report).not.toHaveBeenCalled();
});
