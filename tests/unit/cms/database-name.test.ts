import { join } from 'node:path';
import { expect, it } from 'vitest';
import { databaseName } from '../../../scripts/cms/database-name';

it.each([
  [undefined, join('data', 'strapi', 'data.db')],
  [
    'postgres://shop:secret@db.example:5433/shop?sslmode=verify-full&sslpassword=secret',
    'postgres://shop@db.example:5433/shop',
  ],
  ['postgres:///shop?host=/var/run/postgresql', 'postgres:///shop'],
])('the database at %s is named without its secrets', (address, name) => {
  expect(databaseName(address, join('data', 'strapi'))).toBe(name);
});
