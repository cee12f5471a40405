import { createServer } from 'node:http';
import { listenLocally } from '../../../scripts/server/local-server';
import type { Removable } from './for-this-file';

/** Returns a free port, for a process that cannot choose one itself. */
export async function freePort(): Promise<number> {
  const { port, stop } = await listenLocally(createServer());
  await stop();
  return port;
}

/** A port that no other process gets. Connections to it are closed. */
interface HeldPort extends Removable {
  port: number;
}

/** Holds a free port until it is removed, for a process that starts much later than others need to know the port. */
export async function holdPort(): Promise<HeldPort> {
  const { port, stop } = await listenLocally(createServer((request) => request.destroy()));
  return { port, remove: stop };
}
