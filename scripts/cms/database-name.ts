import { join } from 'node:path';

/**
 * Names a database in messages: the address of a PostgreSQL database without its password and options, or the file of
 * the embedded one.
 *
 * @param address the value of DATABASE_URL
 * @param content the folder of the embedded database
 */
export function databaseName(address: string | undefined, content: string): string {
  if (!address) return join(content, 'data.db');
  const url = new URL(address);
  url.password = '';
  url.search = '';
  return url.href;
}
