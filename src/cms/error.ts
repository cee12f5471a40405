import type { LeftOut } from '~/features/catalogue/content';

interface Circumstances {
  /** The HTTP status that was answered. */
  status?: number;
  /** Nothing, or not all, came within the time. */
  timedOut?: boolean;
  /** Worth another try, after so many ms. */
  retryAfter?: number | undefined;
  /** Why too few entries were left. */
  leftOut?: readonly LeftOut[];
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
