import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { whenNpmEnds } from '../toolchain/node.mjs';
import {
  describeAddress,
  listenPort,
  LOOPBACK,
  networkAddresses,
  type ListenAddress,
} from './listen-address.ts';

/** ms for responses to finish when the process is told to end. */
const STOP_TIMEOUT = 2000;

/** Prints a message and ends the process. */
export const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

interface OpenServer extends ListenAddress {
  server: Server;
  port: number;
}

/**
 * Listens on the port in PORT and the interface in HOST, by default one that only this computer can reach.
 * Prints a message and ends the process if it cannot. Stops at SIGINT and SIGTERM, or when the npm that
 * started the process has ended.
 *
 * @param cleanUp awaited when the process is told to end
 */
export async function openServer(cleanUp = () => Promise.resolve()): Promise<OpenServer> {
  const host = process.env['HOST'] || LOOPBACK;
  const { PORT } = process.env;
  const wanted =
    listenPort(PORT) ?? fail(`PORT is "${PORT}"; it must be a number from 0 to 65535.`);

  const server = createServer();
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(
        `Port ${wanted} is in use. Stop the program that uses it, or choose another port: ` +
          `PORT=${wanted + 1} npm start`,
      );
    }
    if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
      fail(`HOST is "${host}", which is not an address of this computer.`);
    }
    throw error;
  });
  server.listen(wanted, host);
  await once(server, 'listening');

  const stop = async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    setTimeout(() => server.closeAllConnections(), STOP_TIMEOUT).unref();
    await Promise.all([closed, cleanUp()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void stop());
  whenNpmEnds(() => void stop());

  const { port } = server.address() as AddressInfo;
  return { server, port, ...describeAddress(host, port, networkAddresses()) };
}
