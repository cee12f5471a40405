import type { IncomingMessage } from 'node:http';
import proxyAddr from 'proxy-addr';

/**
 * Returns a function that reads the address of the client from a request. `X-Forwarded-For` counts only if the
 * request comes from a trusted proxy.
 *
 * @param trusted value of TRUSTED_PROXY: the number of proxies in front of the server, or their addresses and
 *   subnets, separated by commas; unset: none
 * @throws an Error that names an invalid address
 */
export function createClientAddress(trusted = ''): (request: IncomingMessage) => string {
  const value = trusted.trim();
  if (value === '') return ({ socket }) => socket.remoteAddress ?? '';
  const isCount = /^\d+$/.test(value);
  const trust = isCount
    ? (_address: string, hop: number) => hop < Number(value)
    : compile(value.split(',').map((address) => address.trim()));
  return (request) => proxyAddr(request, trust);
}

function compile(addresses: string[]) {
  try {
    return proxyAddr.compile(addresses);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(
      `TRUSTED_PROXY must be a number of proxies, or addresses separated by commas: ${reason}`,
      { cause: error },
    );
  }
}
