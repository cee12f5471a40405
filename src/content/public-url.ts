import { excerpt } from './value-schemas';

const MAX_LENGTH = 300;

/**
 * An address as logs and `/build.json` show it: origin and path. User name, password, query and
 * fragment may hold secrets, such as the signature of a picture on a private CDN.
 */
export function publicUrl(address: string | URL): string {
  // Not `canParse`, which accepts some addresses that `new URL` then rejects.
  const url = URL.parse(address);
  if (!url) return '(invalid address)';
  const { protocol, host, pathname } = url;
  // The path of any other scheme is its content: `data:image/png;base64,…`
  if (!/^https?:$/.test(protocol)) return `${protocol}…`;
  return excerpt(`${protocol}//${host}${pathname}`, MAX_LENGTH);
}
