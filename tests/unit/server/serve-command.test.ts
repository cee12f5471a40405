import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { networkAddresses } from '../../../scripts/server/listen-address.ts';

const SERVE = fileURLToPath(new URL('../../../scripts/serve.ts', import.meta.url));

const dist = await mkdtemp(join(tmpdir(), 'overtone-'));
beforeAll(() => writeFile(join(dist, 'index.html'), 'the shop'));
afterAll(() => rm(dist, { recursive: true }));

function serve(folder: string, port: string, host = '') {
  const env = { ...process.env, PORT: port, HOST: host };
  const server = spawn(process.execPath, [SERVE, folder], { env });
  let output = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  }
  return {
    output: () => output,
    stop: (signal: NodeJS.Signals) => server.kill(signal),
    /** Waits for the URL that the server prints when ready. */
    ready: async () => {
      await once(server.stdout, 'data');
      return /http:\S+/.exec(output)?.[0] ?? output;
    },
    exit: async () => (await once(server, 'close'))[0] as number | null,
  };
}

const reachable = (address: string, port: string) =>
  fetch(`http://${address}:${port}`).then(
    ({ ok }) => ok,
    () => false,
  );
const [network] = networkAddresses();

// One server for all of it, because each takes a second to start.
it('prints its URL, serves shop and functions to this computer only, keeps its port, and stops', async () => {
  const server = serve(dist, '0');
  const address = await server.ready();
  const { port } = new URL(address);
  expect(await (await fetch(address)).text()).toBe('the shop');
  expect(server.output()).toContain('(only this computer)');
  expect(await reachable('localhost', port)).toBe(true);
  expect(await reachable('127.0.0.1', port)).toBe(true);
  if (network) expect(await reachable(network, port)).toBe(false);

  const statusOf = async (path: string, init?: RequestInit) =>
    (await fetch(address + path, init)).status;
  const post = (origin: string) => ({
    method: 'POST',
    body: '{}',
    headers: { 'Content-Type': 'application/json', Origin: origin },
  });
  // The address of the site comes from the server's own settings.
  expect(await statusOf('/api/checkout', post(address))).toBe(400);
  expect(await statusOf('/api/checkout', post('https://evil.example'))).toBe(403);
  expect(await statusOf('/api/stripe-hook')).toBe(405);
  expect(await statusOf('/api/none')).toBe(404);

  const second = serve(dist, port);
  expect(await second.exit()).toBe(1);
  expect(second.output()).toMatch(`Port ${port} is in use.`);
  server.stop('SIGINT');
  expect(await server.exit()).toBe(0);
});

it('can be reached from the network if HOST is set', async () => {
  const open = serve(dist, '0', '0.0.0.0');
  const { port } = new URL(await open.ready());
  expect(open.output()).toContain('(everyone on your network');
  if (network) expect(await reachable(network, port)).toBe(true);
  open.stop('SIGTERM');
  expect(await open.exit()).toBe(0);
});

it.each<[string, Parameters<typeof serve>, string]>([
  ['a port that is none', [dist, 'shop'], 'PORT is "shop"'],
  ['no site', [join(dist, 'nothing'), '0'], 'npm run build'],
  ['a host that is not this computer', [dist, '0', '192.0.2.1'], 'HOST is "192.0.2.1"'],
])('says what to do with %s', async (_, parameters, message) => {
  const server = serve(...parameters);
  expect(await server.exit()).toBe(1);
  expect(server.output()).toMatch(message);
});
