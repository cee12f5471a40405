import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSecrets } from '../../../scripts/cms/secrets';
import { temporaryFolder } from '../temporary-folder';

it('secrets that a file lacks are added, also to one that was edited by hand', async () => {
  const file = join(await temporaryFolder(), 'secrets.env');
  writeFileSync(file, 'CMS_TOKEN=\nORDERS_TOKEN=own');
  const secrets = readSecrets(file);
  expect(secrets).toMatchObject({
    CMS_TOKEN: expect.stringMatching(/^[\w-]{32}$/) as string,
    ORDERS_TOKEN: 'own',
    CMS_WEBHOOK_SECRET: expect.stringMatching(/^[\w-]{32}$/) as string,
  });
  expect(readSecrets(file)).toEqual(secrets);
});
