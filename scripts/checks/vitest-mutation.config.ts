import { defineConfig } from 'vitest/config';
import base from '../../vitest.config.ts';

/** The unit tests and queries as one project, which Stryker requires. */
export default defineConfig({
  define: base.define ?? {},
  resolve: base.resolve ?? {},
  test: {
    include: ['tests/{unit,search}/**/*.test.ts'],
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
