/** Shared between the build's process and the modules that Vite runs in it. */
export const scope = globalThis as {
  /**
   * Set in a build that is started before it is requested (scripts/incremental/integration.ts): resolves
   * when the content has to be read.
   */
  untilContentIsRequested?: () => Promise<void>;
};
