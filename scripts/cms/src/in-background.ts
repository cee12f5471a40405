import type { Core } from '@strapi/strapi';
import { codeOf } from './error-code';

/**
 * A task that nobody waits for: of a listener, a timer, or after a commit. It logs its errors, because a rejection that
 * nobody catches ends the process.
 *
 * @param failure for the log
 */
export const inBackground =
  <Args extends unknown[]>(
    strapi: Core.Strapi,
    failure: string,
    task: (...args: Args) => Promise<unknown>,
  ) =>
  async (...args: Args): Promise<void> => {
    try {
      await task(...args);
    } catch (error) {
      strapi.log.error(`${failure}: ${codeOf(error)}`);
    }
  };
