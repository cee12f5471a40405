import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { compile } from '../../../scripts/cms/compile';
import { temporaryFolder } from '../temporary-folder';

it('compiles CommonJS that Node loads inside a package of ES modules, as the data folder of the CMS is', async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, 'package.json'), JSON.stringify({ type: 'module' }));
  const app = await compile(join(folder, 'compiled'));
  const module = join(app, '..', '..', 'src', 'contracts', 'hong-kong-time.js');
  expect(createRequire(module)(module)).toHaveProperty('TIME_ZONE');
});
