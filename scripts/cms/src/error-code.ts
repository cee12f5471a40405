/**
 * Returns the code or name of an error. Its message is for no log and no response: databases quote the row in it, and with it
 * the person.
 */
export function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code ? String(error.code) : error.name;
}
