import type { Rejected } from '../shop-content';

interface Details {
  /** The HTTP status of the response. */
  status?: number;
  /** The limit that was exceeded: the time of one request, or of a series of them. */
  timedOut?: 'request' | 'series';
  /** Set if a retry may succeed: how long to wait before it, in ms. */
  retryAfter?: number | undefined;
  /** The entries that made the CMS unusable. */
  rejected?: readonly Rejected[];
}

/** The CMS cannot be used. The message is for the build log and contains no secrets. */
export class CmsError extends Error {
  override name = 'CmsError';
  readonly details: Details;

  // Not a parameter property: Node.js reads this file too, before a build.
  constructor(message: string, details: Details = {}) {
    super(message);
    this.details = details;
  }

  /** Whether the same request may succeed later: the server was too slow, overloaded or out of reach. */
  get isTransient(): boolean {
    const { timedOut, retryAfter } = this.details;
    return timedOut !== undefined || retryAfter !== undefined;
  }
}
