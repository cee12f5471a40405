import type { Core } from '@strapi/strapi';
import { codeOf } from './error-code';

/**
 * Wraps a task that is not awaited: in a listener, in a timer, or after a commit. It logs its
 * errors, because an unhandled rejection ends the process.
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
