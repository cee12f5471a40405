import css from '@eslint/css';
import baseline from 'eslint-plugin-baseline-js';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { all, attribute, files, pages, rawText, readText } from './site';

/** Newer features that are allowed, because pages also work without them. */
const ENHANCEMENTS = {
  features: [
    'share', // the URL is copied instead
    'async-clipboard', // a toast says that the URL could not be copied
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

// Without the project's configuration, and without the comments of dependencies that disable rules.
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

async function newFeatures(code: string, filePath: string): Promise<string[]> {
  const results = await eslint.lintText(code, { filePath });
  expect(results).toHaveLength(1);
  return results.flatMap(({ messages }) =>
    messages.map(({ message }) => `${filePath}: ${message}`),
  );
}

const inlined = (tagName: string): string[] => [
  ...new Set(
    pages.flatMap((page) =>
      all(page, tagName)
        .filter(
          (element) =>
            !attribute(element, 'src') && !/json|rules/.test(attribute(element, 'type') ?? ''),
        )
        .map(rawText),
    ),
  ),
];

const builtFiles = (type: string): [string, string][] =>
  [...files].filter((file) => file.endsWith(type)).map((file) => [file, readText(file)]);

/** ms. Linting every built script takes seconds, more beside browser tests. */
const LINT_TIMEOUT = 60_000;

describe('browsers of the last 30 months (docs/decisions/0024-oldest-browsers.md)', () => {
  it.each([
    ['scripts', '.js', 'script'],
    ['styles', '.css', 'style'],
  ])('understand all %s', { timeout: LINT_TIMEOUT }, async (_, type, tagName) => {
    const sources = [
      ...builtFiles(type),
      ...inlined(tagName).map((code, index): [string, string] => [`inline-${index}${type}`, code]),
    ];
    expect(sources.length).toBeGreaterThan(0);
    const found = await Promise.all(sources.map(([file, code]) => newFeatures(code, file)));
    expect(found.flat()).toEqual([]);
  });

  it.each([
    ['page.js', 'RegExp.escape("")', 'RegExp.escape'],
    ['page.css', 'a { interpolate-size: allow-keywords }', 'interpolate-size'],
  ])('are protected from newer features: %s', async (file, code, feature) => {
    expect(await newFeatures(code, file)).toEqual([expect.stringContaining(feature)]);
  });
});
