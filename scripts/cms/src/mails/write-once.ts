import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { codeOf } from '../error-code';

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
