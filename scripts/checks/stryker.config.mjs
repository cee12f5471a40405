// @ts-check
// Settings of `npm run scores`.

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'vitest',
  vitest: {
    configFile: 'scripts/checks/vitest-mutation.config.ts',
    // Tests that are chosen run, even if they import a module by its URL.
    related: !process.env['SCORES_TESTS'],
  },
  plugins: ['@stryker-mutator/vitest-runner'],
  reporters: ['json', 'clear-text'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: '.cache/stryker/mutation.json' },
  tempDirName: '.cache/stryker/sandbox',
  ignorePatterns: [
    '/.cache',
    '/dist',
    '/.astro',
    '/docs/screenshots',
    '/screens',
    '/scripts/cms/.data',
  ],
  ignoreStatic: true,
  concurrency: 1,
  timeoutMS: 20_000,
  allowEmpty: true,
  disableTypeChecks: false,
};
