// @ts-check
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseEnv } from 'node:util';

const NAMES = [
  'APP_KEYS',
  'ADMIN_JWT_SECRET',
  'API_TOKEN_SALT',
  'ENCRYPTION_KEY',
  'JWT_SECRET',
  'TRANSFER_TOKEN_SALT',
  'CMS_ADMIN_PASSWORD',
  'CMS_WEBHOOK_SECRET',
  'CMS_TOKEN',
];

/**
 * Reads secrets from a file, by name. Creates the file, readable only by its owner, if it is missing.
 *
 * @param {string} file
 */
export function readSecrets(file) {
  if (!existsSync(file)) {
    mkdirSync(dirname(file), { recursive: true });
    const lines = NAMES.map((name) => `${name}=${randomBytes(24).toString('base64url')}\n`);
    writeFileSync(file, lines.join(''), { mode: 0o600 });
  }
  return parseEnv(readFileSync(file, 'utf8'));
}
