import type { LoaderContext } from 'astro/loaders';

/** A collection that still has the entries of the previous build. */
export interface UnreadCollection {
  store: LoaderContext['store'];
  /** Replaces its entries by the current content. */
  fill: () => Promise<unknown>;
}

/** Shared between the build's process, the modules that Vite runs in it, and the bundled pages. */
export const scope = globalThis as {
  /**
   * Set in a build that is started before it is requested (scripts/incremental/started-ahead.ts). The
   * loaders add their collections, by name, in place of reading the content.
   */
  unreadCollections?: Map<string, UnreadCollection>;
  /** What has been read when the build was requested; pages use it in place of what was bundled. */
  collections?: ReadonlyMap<string, ReadonlyMap<string, unknown>>;
};
