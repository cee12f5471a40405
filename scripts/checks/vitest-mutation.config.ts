import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** Set by scripts/scores.ts. */
const { SCORES_TESTS: tests = '' } = process.env;

/** The unit tests and queries as one project, which Stryker requires. */
export default defineConfig({
  define: base.define ?? {},
  resolve: base.resolve ?? {},
  test: {
    include:
      tests === ''
        ? ['tests/{unit,search}/**/*.test.ts']
        : tests.split(' ').map((path) => (path.endsWith('.ts') ? path : `${path}/**/*.test.ts`)),
    // These read source texts, which Stryker changes.
    exclude: [
      'tests/unit/{boot,checks,docs}/**',
      'tests/unit/{cms/in-background,i18n/dictionary-use}.test.ts',
    ],
    testTimeout: 20_000,
    hookTimeout: 30_000,
    unstubGlobals: true,
    unstubEnvs: true,
  },
});
