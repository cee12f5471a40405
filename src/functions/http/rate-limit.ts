import { tooMany } from './answers';

export interface Limit {
  /** How many different things an address may do in the window. */
  most: number;
  /** Minutes. */
  minutes: number;
}

/** Addresses that are remembered at most; the oldest are forgotten first. */
const MAX_ADDRESSES = 10_000;

/** The network of an IPv6 address, of which one device has 2^64; an IPv4 address as it is. */
function networkOf(address: string): string {
  if (!address.includes(':') || address.includes('.')) return address;
  const [left = [], right = []] = address.split('::').map((part) => part.split(':'));
  const zeros = Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0');
  return [...left, ...zeros, ...right].slice(0, 4).join(':');
}

/**
 * Limits what one address may do, in the memory of one instance of a function: Netlify's own limit covers all
 * instances. The same thing counts once, so that a repetition is never refused. Call it for requests that are
 * accepted otherwise: those of other sites must not use up a shopper's limit.
 *
 * @returns what throws a `Refused` if an address may not do something now; else it returns a function that takes the
 *   thing back, because what was refused for another reason does not count
 */
export function rateLimit({ most, minutes }: Limit) {
  const done = new Map<string, Map<string, number>>();
  return (address: string, what: string): (() => void) => {
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
