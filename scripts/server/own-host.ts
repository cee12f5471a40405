import { isIP } from 'node:net';
import { siteUrl } from '../build/site-url.ts';

/**
 * Whether a request was sent to this machine under a name that only its owner can set: another site
 * could resolve its own name to this machine and read the response (DNS rebinding). Addresses,
 * `localhost`, the host of the site's public address and HOST are the machine's own.
 *
 * @param host the header `Host`
 */
export function isOwnHost(host = ''): boolean {
  const hostname = hostnameOf(`http://${host}`);
  if (hostname === '') return false;
  const isAddress = isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0;
  const { HOST = '' } = process.env;
  return (
    isAddress ||
    ['localhost', hostnameOf(siteUrl()), hostnameOf(`http://${HOST}`)].includes(hostname)
  );
}

const hostnameOf = (url: string): string => URL.parse(url)?.hostname ?? '';
