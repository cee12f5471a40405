import { stripVTControlCharacters } from 'node:util';

/** Properties that Astro adds to some errors. */
interface Details {
  hint?: string;
  loc?: { file?: string; line?: number; column?: number };
}

/** A readable reason for a failed build: the message, and the location of the error if it is known. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { hint, loc } = error as Details;
  const place = loc?.file && [loc.file, loc.line, loc.column].filter(Boolean).join(':');
  const errors = error instanceof AggregateError ? error.errors.map(reasonOf) : [];
  const cause = error.cause === undefined ? undefined : reasonOf(error.cause);
  const message = stripVTControlCharacters(error.message);
  // The bundler is native code, and reports the error number of the operating system.
  const code = /\(os error 28\)/.test(message) && 'ENOSPC: the disk is full';
  return [message, hint, place && `at ${place}`, code, cause, ...errors].filter(Boolean).join('\n');
}
