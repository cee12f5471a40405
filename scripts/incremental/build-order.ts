import { once } from 'node:events';

/** Names the environment variable of a process that is started before its build is requested. */
export const STARTED_AHEAD = 'BUILD_STARTED_AHEAD';

/** Exit code of such a process if code or settings have changed since it started. */
export const OUTDATED = 75;

/**
 * Resolves when the parent process requests the build, by any message. Call it early: it also receives
 * a message that is sent before the build can start.
 *
 * @returns undefined if this process was not started ahead
 */
export const buildOrder = (): Promise<unknown> | undefined =>
  process.env[STARTED_AHEAD] && process.send ? once(process, 'message') : undefined;
