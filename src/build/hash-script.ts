import { createHash } from 'node:crypto';
import { oncePerBuild } from '~/lib/once';

/** The hash source that lets an inline script run under the content security policy. */
export const hashScript = oncePerBuild(
  (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}` as const,
);
