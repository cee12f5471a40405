import type { Rejected } from '../shop-content';

interface Details {
  /** The HTTP status of the response. */
  status?: number;
  /** The response was not complete in time. */
  timedOut?: boolean;
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
}
