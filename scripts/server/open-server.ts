import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { createServer as createSocketServer, type AddressInfo, type Socket } from 'node:net';
import {
  describeAddress,
  listenHosts,
  listenPort,
  networkAddresses,
  type ListenAddress,
} from './listen-address.ts';
import { stopWith } from './stop-server.ts';

/** Prints a message and ends the process. */
export const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/** On a computer without IPv6. */
const NO_SUCH_ADDRESS = new Set(['EADDRNOTAVAIL', 'EAFNOSUPPORT']);

interface OpenServer extends ListenAddress {
  server: Server;
  port: number;
}

/**
 * Listens on the port in PORT and the interface in HOST (see listen-address.ts for their defaults).
 * Prints a message and ends the process if it cannot.
 *
 * @param cleanUp awaited when the process is told to end
 */
export async function openServer(cleanUp = () => Promise.resolve()): Promise<OpenServer> {
  const { HOST: host, PORT: port = '' } = process.env;
  const requested =
    listenPort(port) ?? fail(`PORT is "${port}"; it must be a number from 0 to 65535.`);
  const [first, ...others] = listenHosts(host);

  const server = createServer();
  server.on('error', explain(requested, first));
  server.listen(requested, first);
  await once(server, 'listening');
  const address = server.address() as AddressInfo;
  for (const other of others) await listenToo(server, address.port, other);

  stopWith({ server, signals: ['SIGINT', 'SIGTERM'], cleanUp });
  return {
    server,
    port: address.port,
    ...describeAddress(host, address.port, networkAddresses()),
  };
}

/** Accepts connections to another address on behalf of a server. */
async function listenToo(server: Server, port: number, host: string): Promise<void> {
  const sockets = createSocketServer((socket: Socket) => server.emit('connection', socket));
  server.once('close', () => sockets.close());
  sockets.listen(port, host);
  try {
    await once(sockets, 'listening');
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (!NO_SUCH_ADDRESS.has(code)) explain(port, host)(error as NodeJS.ErrnoException);
  }
}

const explain = (port: number, host: string) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'EADDRINUSE') {
    fail(
      `Port ${port} is in use. Stop the program that uses it, or choose another port: ` +
        `PORT=${port + 1} npm start`,
    );
  }
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND') {
    fail(`HOST is "${host}", which is not an address of this computer.`);
  }
  throw error;
};
