import { createHash } from 'node:crypto';

/** What the content security policy must name for an inline script to run. */
export const hashScript = (text: string) =>
  `sha256-${createHash('sha256').update(text).digest('base64')}` as const;
