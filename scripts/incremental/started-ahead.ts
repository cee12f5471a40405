import { statSync } from 'node:fs';
import { join } from 'node:path';
import { scope } from '../../src/content/started-ahead.ts';

/** Astro's module with the entries of all collections. */
const DATA_STORE = '\0astro:data-layer-content';

/**
 * The content of a build that is started before it is requested. It bundles the pages with the pictures
 * of the previous build and reads everything else when it is requested.
 *
 * @param root the folder of the project
 */
export function createLateContent(root: string) {
  const unread: NonNullable<typeof scope.unreadCollections> = new Map();
  scope.unreadCollections = unread;

  /** File, size and date of each picture; undefined if one of them is missing. */
  function pictures(): string | undefined {
    const files = Array.from(
      unread.get('pictures')?.store.values() ?? [],
      ({ filePath }) => filePath,
    )
      .filter((path) => path !== undefined)
      .sort()
      .map((path) => {
        const stat = statSync(join(root, path), { throwIfNoEntry: false });
        return stat && [path, stat.size, stat.mtimeMs];
      });
    return files.includes(undefined) ? undefined : JSON.stringify(files);
  }
  let bundled: string | undefined;

  return {
    /** A Vite plugin: pages read their content from `scope.collections` when they are rendered. */
    module: {
      name: 'late-content',
      transform: {
        filter: { id: new RegExp(`^${DATA_STORE}$`) },
        handler: () => ({ code: 'export default globalThis.collections', map: null }),
      },
    },
    /** @returns whether the pictures of the previous build can be bundled */
    keepPictures(): boolean {
      bundled = pictures();
      return bundled !== undefined;
    },
    /** @returns whether the content has just the pictures that were bundled */
    async read(): Promise<boolean> {
      const collections = [...unread];
      await Promise.all(collections.map(([, { fill }]) => fill()));
      scope.collections = new Map(
        collections.map(([name, { store }]) => [
          name,
          // In the order in which Astro stores them.
          new Map(store.entries().sort(([a], [b]) => a.localeCompare(b))),
        ]),
      );
      return pictures() === bundled;
    },
  };
}
