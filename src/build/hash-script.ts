import { createHash } from 'node:crypto';

/** The hash source that lets an inline script run under the content security policy. */
export const hashScript = (text: string | Buffer) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
