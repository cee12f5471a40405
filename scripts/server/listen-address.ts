import { networkInterfaces } from 'node:os';

const DEFAULT_PORT = 4321;

/** The port to listen on, given the variable PORT; 0 is any free port, undefined an invalid value. */
export function listenPort(port: string | undefined): number | undefined {
  const number = Number(port || DEFAULT_PORT);
  return Number.isInteger(number) && number >= 0 && number <= 65_535 ? number : undefined;
}

/** An IP address that only this computer can reach. */
export const LOOPBACK = '127.0.0.1';

/** IPv4 addresses of this computer in its networks. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

export interface ListenAddress {
  url: string;
  /** The networks that can reach it, as text. */
  audience: string;
  isPublic: boolean;
}

/** Describes the URLs and the audience of a server that listens on a host. */
export function describeAddress(
  host: string,
  port: number,
  networks: readonly string[],
): ListenAddress {
  const urlOf = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const isPublic = !/^(localhost|::1|127\..*)$/.test(host);
  const isEverywhere = host === '0.0.0.0' || host === '::';
  return {
    url: urlOf(isEverywhere || host === LOOPBACK ? 'localhost' : host),
    audience: [
      isPublic ? 'everyone on your network' : 'only this computer',
      ...(isEverywhere && networks.length > 0 ? [networks.map(urlOf).join(', ')] : []),
    ].join(': '),
    isPublic,
  };
}
