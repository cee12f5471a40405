import type { Server } from 'node:http';
import { whenNpmEnds } from '../toolchain/node.mjs';

const PATIENCE_MS = 2000;

/**
 * Ends a server at the first of these signals, or with the npm that started it: answers under way
 * are finished, for a while.
 */
export function stopWith(server: Server, signals: NodeJS.Signals[]): void {
  const stop = () => {
    server.close(() => process.exit(0));
    setTimeout(() => {
      server.closeAllConnections();
    }, PATIENCE_MS).unref();
  };
  for (const signal of signals) process.once(signal, stop);
  whenNpmEnds(stop);
}
