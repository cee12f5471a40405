/**
 * Set in a build that is started before it is requested (scripts/incremental/integration.ts): resolves
 * when the content has to be read.
 */
declare var untilContentIsRequested: (() => Promise<void>) | undefined;
