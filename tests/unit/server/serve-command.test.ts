import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, it } from 'vitest';

const SERVE = fileURLToPath(new URL('../../../scripts/serve.ts', import.meta.url));

const dist = await mkdtemp(join(tmpdir(), 'overtone-'));
beforeAll(() => writeFile(join(dist, 'index.html'), 'the shop'));
afterAll(() => rm(dist, { recursive: true }));

function serve(folder: string, port: string) {
  const server = spawn(process.execPath, [SERVE, folder], { env: { ...process.env, PORT: port } });
  let said = '';
  for (const stream of [server.stdout, server.stderr]) {
    stream.on('data', (chunk: Buffer) => (said += chunk.toString()));
  }
  return {
    said: () => said,
    stop: (signal: NodeJS.Signals) => server.kill(signal),
    /** Waits for the address that the server prints when it is ready. */
    ready: async () => {
      await once(server.stdout, 'data');
      return /http:\S+/.exec(said)?.[0] ?? said;
    },
    exit: async () => (await once(server, 'close'))[0] as number | null,
  };
}

it.each(['SIGINT', 'SIGTERM'] as const)(
  'prints where the shop is, and stops at %s',
  async (signal) => {
    const server = serve(dist, '0');
    const address = await server.ready();
    expect(await (await fetch(address)).text()).toBe('the shop');
    server.stop(signal);
    expect(await server.exit()).toBe(0);
  },
);

it('says so when its port is in use', async () => {
  const first = serve(dist, '0');
  const { port } = new URL(await first.ready());
  const second = serve(dist, port);
  expect(await second.exit()).toBe(1);
  expect(second.said()).toMatch(`Port ${port} is in use.`);
  first.stop('SIGTERM');
  await first.exit();
});

it.each(['shop', '-1', '65536', '80.5'])('refuses %s as a port', async (port) => {
  const server = serve(dist, port);
  expect(await server.exit()).toBe(1);
  expect(server.said()).toMatch(`PORT is "${port}"`);
});

it('says what to do when there is no site', async () => {
  const server = serve(join(dist, 'nothing'), '0');
  expect(await server.exit()).toBe(1);
  expect(server.said()).toMatch('npm run build');
});
