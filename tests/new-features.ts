import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import { ESLint } from 'eslint';
import { newerApis } from './newer-apis';

/** Newer features that are allowed, because pages work without them. */
const ENHANCEMENTS = {
  features: [
    'share', // the URL is copied instead
    'async-clipboard', // a toast says that the URL could not be copied
    'requestidlecallback', // the island of toasts is fetched a second after the page has loaded
    'network-information', // scripts and pages are fetched ahead on every connection
  ],
  atRules: [
    'property', // Tailwind sets the initial values another way
    'view-transition', // pages change at once
  ],
  selectors: [
    'popover-open', // links in the header replace the menu
    'view-transition-group',
  ],
  properties: [
    'accent-color',
    'content-visibility', // everything is laid out at once
    'overscroll-behavior',
    'resize',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-autospace',
    'text-size-adjust',
    'text-spacing-trim',
    'text-wrap',
    'view-transition-name',
  ],
};

// Ignores the project's configuration, and comments of dependencies that disable rules.
const eslint = new ESLint({
  overrideConfigFile: true,
  ignore: false,
  allowInlineConfig: false,
  overrideConfig: [
    {
      files: ['**/*.js'],
      plugins: { baseline: { rules: baseline.rules } },
      rules: {
        'baseline/use-baseline': [
          'error',
          {
            available: 'widely',
            includeWebApis: { preset: 'auto' },
            includeJsBuiltins: { preset: 'auto' },
            ignoreFeatures: ENHANCEMENTS.features,
          },
        ],
        'no-restricted-properties': [
          'error',
          ...newerApis
            .filter((api) => !api.includes('.prototype.'))
            .map((api) => {
              const [object = '', property = ''] = api.split('.');
              return { object, property, message: `${api} is too new.` };
            }),
        ],
      },
    },
    {
      files: ['**/*.css'],
      plugins: { css },
      language: 'css/css',
      languageOptions: { tolerant: true },
      rules: {
        'css/use-baseline': [
          'error',
          {
            available: 'widely',
            allowAtRules: ENHANCEMENTS.atRules,
            allowProperties: ENHANCEMENTS.properties,
            allowSelectors: ENHANCEMENTS.selectors,
          },
        ],
      },
    },
  ],
});

/** Returns features in code that browsers of the last 30 months may lack (docs/decisions/0024-oldest-browsers.md). */
export async function newFeatures(code: string, filePath: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  if (results.length !== 1) throw new Error(`${filePath} was not linted`);
  return results.flatMap(({ messages }) =>
    messages.map(({ message }) => `${filePath}: ${message}`),
  );
}
