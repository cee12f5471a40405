import type { Rejected } from '../shop-content';

interface Circumstances {
  /** The HTTP status that was answered. */
  status?: number;
  /** Nothing, or not all, came within the time. */
  timedOut?: boolean;
  /** Worth another try, after so many ms. */
  retryAfter?: number | undefined;
  /** Why too few entries were left. */
  rejected?: readonly Rejected[];
}

/** The CMS cannot be used. The message says why, for the build log, and names no secret. */
export class CmsError extends Error {
  override name = 'CmsError';

  constructor(
    message: string,
    readonly circumstances: Circumstances = {},
  ) {
    super(message);
  }
}
