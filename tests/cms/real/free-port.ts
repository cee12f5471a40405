import { createServer } from 'node:http';
import { listenLocally } from '../../../scripts/server/local-server';

/** Returns a free port, for a process that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listenLocally(createServer());
  await stop();
  return port;
}
