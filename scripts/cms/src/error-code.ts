/**
 * Returns the code or name of an error. Its message must not reach a log or response: databases
 * quote the row in it, and with it personal data.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code ? String(error.code) : error.name;
}
