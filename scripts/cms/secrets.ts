import { randomBytes } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
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
  'CMS_EDITOR_PASSWORD',
  'CMS_DESK_PASSWORD',
  'CMS_WEBHOOK_SECRET',
  'CMS_TOKEN',
  'ORDERS_TOKEN',
];

/**
 * Reads secrets from a file, by name. Adds those that it does not have; only its owner can read it.
 */
export function readSecrets(file: string): Partial<Record<string, string>> {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = parseEnv(text);
  const missing = NAMES.filter((name) => !known[name]);
  if (missing.length === 0) return known;
  const lines = missing.map((name) => `${name}=${randomBytes(24).toString('base64url')}\n`);
  mkdirSync(dirname(file), { recursive: true });
  // An editor may have saved the file without the last line break.
  const end = /[^\n]$/.test(text) ? '\n' : '';
  appendFileSync(file, end + lines.join(''), { mode: 0o600 });
  return parseEnv(readFileSync(file, 'utf8'));
}
