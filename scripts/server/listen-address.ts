import { networkInterfaces } from 'node:os';

const DEFAULT_PORT = 4321;

/** The port to listen on, given the variable PORT; 0 is any free port, undefined an invalid value. */
export function listenPort(port: string | undefined): number | undefined {
  const number = Number(port || DEFAULT_PORT);
  return Number.isInteger(number) && number >= 0 && number <= 65_535 ? number : undefined;
}

/** IP addresses that only this computer can reach. Browsers try both for `localhost`. */
const LOOPBACK = ['127.0.0.1', '::1'] as const;

const ALL_INTERFACES = new Set(['0.0.0.0', '::']);

/** The IP addresses to listen on, given the variable HOST. */
export const listenHosts = (host: string | undefined): readonly [string, ...string[]] =>
  !host || host === 'localhost' ? LOOPBACK : [host];

/** IPv4 addresses of this computer in its networks. */
export const networkAddresses = (): string[] =>
  Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ family, internal }) => family === 'IPv4' && !internal)
    .map(({ address }) => address);

export interface ListenAddress {
  url: string;
  /** Who can reach it, as text. */
  audience: string;
  isPublic: boolean;
}

/** Where a server that listens on a host can be reached, and by whom. */
export function describeAddress(
  host: string | undefined,
  port: number,
  networks: readonly string[],
): ListenAddress {
  const urlOf = (name: string) => `http://${name.includes(':') ? `[${name}]` : name}:${port}`;
  const [address] = listenHosts(host);
  if (address === '::1' || address.startsWith('127.')) {
    const url = urlOf(host && host !== 'localhost' ? host : 'localhost');
    return { url, audience: 'only this computer', isPublic: false };
  }
  if (!ALL_INTERFACES.has(address)) {
    return { url: urlOf(address), audience: 'everyone on your network', isPublic: true };
  }
  const urls = networks.map(urlOf).join(', ');
  return {
    url: urlOf('localhost'),
    audience: `everyone on your network${urls && `: ${urls}`}`,
    isPublic: true,
  };
}
