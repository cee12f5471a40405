import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { codeOf } from '../error-code';

/** Whether a text is an id that the shop's pages create. */
export const isId = (text: unknown): text is string =>
  typeof text === 'string' && /^[0-9a-f]{32}$/.test(text);

/**
 * The fields of a body that are texts of at most so many characters, by name; undefined if it has another field,
 * or a value that is none of these.
 */
export function contentOf<Name extends string>(
  body: unknown,
  fields: Readonly<Record<Name, number>>,
): Partial<Record<Name, string>> | undefined {
  const entries = Object.entries(body ?? {});
  const areValid = entries.every(
    ([name, value]) =>
      Object.hasOwn(fields, name) &&
      typeof value === 'string' &&
      value.length <= fields[name as Name],
  );
  return areValid && entries.length > 0
    ? (Object.fromEntries(entries) as Partial<Record<Name, string>>)
    : undefined;
}

/** How often a request is tried: of those that write at the same time, the database rejects all but one. */
const ATTEMPTS = 5;

/**
 * Writes what a shopper has sent, and answers 201 if it is new, 200 if it was there.
 * @param what for the log
 * @param write resolves to whether it is new
 */
export async function writeOnce(
  strapi: Core.Strapi,
  context: Context,
  what: string,
  write: () => Promise<boolean>,
) {
  for (let attempt = 1; ; attempt += 1) {
    try {
      context.status = (await write()) ? 201 : 200;
      context.body = { data: {} };
      return;
    } catch (error) {
      if (attempt < ATTEMPTS) continue;
      strapi.log.error(`${what} was not written: ${codeOf(error)}`);
      context.internalServerError('Not written');
      return;
    }
  }
}
