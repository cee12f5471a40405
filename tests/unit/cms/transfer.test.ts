import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from '../temporary-folder';

const { href } = new URL('../../../scripts/cms/transfer.ts', import.meta.url);

/** Runs a function with a stand-in for Strapi's own command, which prints a text. */
async function run(name: 'backUp' | 'restore', said: string) {
  const app = await temporaryFolder();
  const cli = join(app, 'node_modules', '@strapi', 'strapi', 'bin', 'strapi.js');
  mkdirSync(join(cli, '..'), { recursive: true });
  writeFileSync(cli, `console.log(${JSON.stringify(said)})`);
  const script = `import { ${name} } from ${JSON.stringify(href)}; ${name}(${JSON.stringify(app)}, 'x.tar.gz');`;
  return spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
}

it.each([
  ['has read all', 'Export process has been completed successfully!', 0],
  [
    'has skipped some',
    'Failed to read all entities of type "api::order.order" from the source, the remaining entities of this type were skipped: timeout',
    1,
  ],
])('a backup for which Strapi %s entries ends with a code that says so', async (_, said, code) => {
  const { status, stdout } = await run('backUp', said);
  expect(stdout).toContain(said);
  expect(status).toBe(code);
});

it('a restore says that accounts are not part of a backup', async () => {
  const { status, stdout } = await run('restore', 'Import process has been completed!');
  expect(stdout).toContain('Accounts and API tokens are not part of a backup');
  expect(status).toBe(0);
});
