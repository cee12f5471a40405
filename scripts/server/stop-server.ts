import type { Server } from 'node:net';
import { whenNpmEnds } from '../toolchain/node.mjs';

const TIMEOUT_MS = 2000;

interface Stop {
  server: Server & { closeAllConnections: () => void };
  signals: NodeJS.Signals[];
  /** Awaited before the process exits. */
  cleanUp: () => Promise<void>;
}

/**
 * Ends the process at one of the signals, or when the npm that started it has ended. Responses in
 * progress have {@link TIMEOUT_MS} to finish.
 */
export function stopWith({ server, signals, cleanUp }: Stop): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    const closed = new Promise<void>((resolve) => server.close(() => resolve()));
    setTimeout(() => server.closeAllConnections(), TIMEOUT_MS).unref();
    await Promise.all([closed, cleanUp()]);
    process.exit(0);
  };
  for (const signal of signals) process.once(signal, () => void stop());
  whenNpmEnds(() => void stop());
}
