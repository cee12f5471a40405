/// <reference types="vitest/config" />
import { getViteConfig } from 'astro/config';

// Astro's own Vite configuration brings `~/`, `~data/` and .astro files along.
export default getViteConfig({
  test: {
    projects: [
      { extends: true, test: { name: 'unit', include: ['tests/unit/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // All files read the same built pages: once, in one worker.
          isolate: false,
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['tests/cms/real/**/*.test.ts'],
          globalSetup: 'tests/cms/real/setup.ts',
          // A build or a start of Strapi each; beside each other, each would take twice as long.
          fileParallelism: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      { extends: true, test: { name: 'incremental', include: ['tests/incremental/**/*.test.ts'] } },
    ],
  },
});
