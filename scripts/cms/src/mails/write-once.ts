import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { codeOf } from '../error-code';
import { retryWrite } from '../retry-write';

/**
 * Writes a shopper's submission. Responds with 201 if it is new, or 200 if it exists.
 * @param what for the log
 * @param write resolves to whether it is new
 */
export async function writeOnce(
  strapi: Core.Strapi,
  context: Context,
  what: string,
  write: () => Promise<boolean>,
) {
  try {
    context.status = (await retryWrite(write)) ? 201 : 200;
    context.body = { data: {} };
  } catch (error) {
    strapi.log.error(`${what} was not written: ${codeOf(error)}`);
    context.internalServerError('Not written');
  }
}
