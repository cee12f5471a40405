import { createHash } from 'node:crypto';

/** A short hash of a text, for file names and cache keys. */
export const digest = (text: string): string =>
  createHash('sha256').update(text).digest('hex').slice(0, 12);
