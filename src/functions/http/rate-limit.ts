interface Limit {
  requests: number;
  /** ms */
  window: number;
}

/** Addresses that are remembered at most; the oldest are forgotten first. */
const MAX_ADDRESSES = 10_000;

/**
 * Counts requests by address in the memory of one instance of a function. It keeps a single sender from
 * filling the list of orders; Netlify's own limit covers all instances.
 *
 * @returns whether a request is within the limit
 */
export function rateLimit({ requests, window }: Limit) {
  const times = new Map<string, number[]>();
  return (address: string, now: number): boolean => {
    const recent = (times.get(address) ?? []).filter((time) => now - time < window);
    const isAllowed = recent.length < requests;
    times.delete(address);
    times.set(address, isAllowed ? [...recent, now] : recent);
    const [oldest] = times.keys();
    if (times.size > MAX_ADDRESSES && oldest !== undefined) times.delete(oldest);
    return isAllowed;
  };
}
