import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';
import { postgresPrograms } from './tests/cms/postgres-programs.ts';

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url));

// Other tests share the modules of one worker, which saves half of the time.
const mocksModules = globSync('tests/unit/**/*.test.ts', { cwd: folder('.') }).filter((file) =>
  /vi\.(mock|doMock)\(/.test(readFileSync(folder(file), 'utf8')),
);

// Astro's Vite configuration is not used: it takes longer to load than most tests take to run. A test
// of a module that imports `astro:content` mocks it.
export default defineConfig({
  // A constant of the build, which some modules read when they are loaded.
  define: { TAKES_ORDERS: 'true' },
  resolve: {
    alias: {
      '~': folder('src'),
      '~data': folder('data'),
      '~cms': folder('scripts/cms/src/api'),
    },
  },
  test: {
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: mocksModules,
          // Some start a server or lint; a busy machine takes its time.
          testTimeout: 20_000,
          hookTimeout: 30_000,
          isolate: false,
          unstubGlobals: true,
          unstubEnvs: true,
        },
      },
      { extends: true, test: { name: 'unit-mocks', include: mocksModules } },
      { extends: true, test: { name: 'search', include: ['tests/search/**/*.test.ts'] } },
      {
        extends: true,
        test: {
          name: 'site',
          include: ['tests/site/**/*.test.ts'],
          // All files read the same built pages, which one worker parses once.
          isolate: false,
          fileParallelism: false,
          // The first test to read the pages parses all of them, beside the browser tests.
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'cms',
          include: ['tests/cms/real/**/*.test.ts'],
          exclude: postgresPrograms() ? [] : ['tests/cms/real/postgres.test.ts'],
          globalSetup: 'tests/cms/real/setup.ts',
          // Files wait for Strapi and for browsers half of the time. Each worker loads their modules once.
          maxWorkers: 2,
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'engines',
          include: ['tests/engines/**/*.test.ts'],
          expect: { poll: { timeout: 15_000, interval: 100 } },
          testTimeout: 90_000,
          hookTimeout: 60_000,
          // On a busy machine, WebKitWebDriver now and then does not answer a command. A test that needed
          // another run is named at the end.
          retry: 2,
        },
      },
      { extends: true, test: { name: 'builds', include: ['tests/builds/**/*.test.ts'] } },
    ],
  },
});
