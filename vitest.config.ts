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
    // Some start a server, lint or parse the whole site; a busy machine takes its time.
    expect: { poll: { timeout: 15_000 } },
    testTimeout: 20_000,
    hookTimeout: 30_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['tests/unit/**/*.test.ts'],
          exclude: mocksModules,
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
          expect: { poll: { timeout: 30_000, interval: 100 } },
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
      {
        extends: true,
        test: {
          name: 'builds',
          include: ['tests/builds/**/*.test.ts'],
          expect: { poll: { timeout: 60_000 } },
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
    ],
  },
});
