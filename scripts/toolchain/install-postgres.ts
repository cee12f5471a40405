/**
 * Installs PostgreSQL for `npm run test:cms` from Debian's package, if run as root. Never fails: without
 * it, the tests run on SQLite only.
 */
import { existsSync } from 'node:fs';
import { installPackages, POSTGRES } from './debian.ts';

installPackages({ [POSTGRES]: ['postgresql'] });
if (!existsSync(POSTGRES)) {
  console.log('PostgreSQL is not installed: the tests of the CMS on it are skipped.');
}
