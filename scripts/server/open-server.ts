import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { stopWith } from './stop.ts';

/** Ends the process, for a reason that whoever started it can mend. */
export const fail = (message: string): never => {
  console.error(message);
  process.exit(1);
};

/**
 * Listens at the port in PORT (4321 unless set; 0: any that is free) until the process is told to
 * end. Where it cannot, it ends the process and says why.
 */
export async function openServer(): Promise<{ server: Server; port: number }> {
  const port = Number(process.env['PORT'] || 4321);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    fail(`PORT is "${process.env['PORT'] ?? ''}"; it must be a number from 0 to 65535.`);
  }
  const server = createServer();
  server.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EADDRINUSE') {
      fail(
        `Port ${port} is in use. Stop what uses it, or choose another: PORT=${port + 1} npm start`,
      );
    }
    throw error;
  });
  server.listen(port);
  await once(server, 'listening');
  stopWith(server, ['SIGINT', 'SIGTERM']);
  return { server, port: (server.address() as AddressInfo).port };
}
