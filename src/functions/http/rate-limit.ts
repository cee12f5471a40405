import { createHash } from 'node:crypto';
import { tooMany } from './answers';

/** A limit of a route, which its file in `src/functions` sets. */
export interface Limit {
  /** Maximum number of different actions per address in the window. */
  most: number;
  /** The window in minutes. */
  minutes: number;
}

/** Maximum number of remembered addresses; the oldest are dropped first. */
const MAX_ADDRESSES = 10_000;

/** Returns the /64 network of an IPv6 address, which one device may own as a whole; IPv4 addresses are unchanged. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/**
 * Limits the actions of one address, in the memory of one function instance: Netlify's own limit
 * covers all instances. The same action counts once, so that a repetition is never refused. Call it
 * for otherwise accepted requests only: requests of other sites must not use up a shopper's limit.
 *
 * @returns a function that throws a `Refused` if the address has reached its limit, and otherwise
 *   returns a function to undo the count if the action is refused for another reason
 */
export function rateLimit({ most, minutes }: Limit) {
  const done = new Map<string, Map<string, number>>();
  return (address: string, action: string): (() => void) => {
    // Without the personal data of the action.
    const what = createHash('sha256').update(action).digest('base64');
    const now = Date.now();
    const network = networkOf(address);
    const all = [...(done.get(network) ?? [])];
    const recent = new Map(all.filter(([, time]) => now - time < minutes * 60_000));
    const isNew = !recent.has(what);
    const isAllowed = !isNew || recent.size < most;
    if (isAllowed && isNew) recent.set(what, now);
    done.delete(network);
    done.set(network, recent);
    const [oldest] = done.keys();
    if (done.size > MAX_ADDRESSES && oldest !== undefined) done.delete(oldest);
    if (!isAllowed) throw tooMany(minutes);
    return () => {
      if (isNew) done.get(network)?.delete(what);
    };
  };
}
