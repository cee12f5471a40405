// @ts-check
import js from '@eslint/js';
import astro from 'eslint-plugin-astro';
import baseline from 'eslint-plugin-baseline-js';
import a11y from 'eslint-plugin-jsx-a11y-x';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import { fileURLToPath } from 'node:url';
import ts from 'typescript-eslint';
import { importDirections } from './scripts/checks/import-directions.mjs';
import { ownTextElements } from './scripts/checks/own-text-elements.mjs';

// Safari drops list semantics from lists without bullets unless they have an explicit role.
const LISTS = { ol: ['list'], ul: ['list'] };

// Scrollable regions are focusable, so that they can be scrolled by keyboard.
const SCROLLABLE = { roles: ['group'], tags: [] };

// A leading underscore marks a name that is required but unused.
const UNUSED = { argsIgnorePattern: '^_', varsIgnorePattern: '^_' };

const src = fileURLToPath(new URL('src', import.meta.url));

export default defineConfig(
  globalIgnores([
    '.astro',
    '.cache',
    'coverage',
    'dist',
    'playwright-report',
    'test-results',
    'scripts/cms/**/{node_modules,build,.data,.strapi}',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    ignores: ['**/*.astro/*.ts'],
    extends: [ts.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', UNUSED],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
    },
  },
  {
    files: ['**/*.tsx', '**/use-*.ts'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    files: ['**/*.tsx'],
    extends: [a11y.configs.strict],
    rules: {
      'jsx-a11y-x/no-redundant-roles': ['error', LISTS],
      'jsx-a11y-x/no-noninteractive-tabindex': ['error', SCROLLABLE],
    },
  },
  {
    // Without types: those of Strapi are there only once the CMS is installed. Its types are checked by `npm run test:cms`.
    files: ['scripts/cms/**/*.{ts,tsx}'],
    extends: [ts.configs.disableTypeChecked],
  },
  astro.configs['flat/recommended'],
  astro.configs['flat/jsx-a11y-strict'],
  {
    rules: {
      'astro/jsx-a11y/no-redundant-roles': ['error', LISTS],
      'astro/jsx-a11y/no-noninteractive-tabindex': ['error', SCROLLABLE],
    },
  },
  {
    // `astro check` reports undefined and unused names in these files.
    files: ['**/*.{js,mjs,astro}', '**/*.astro/*.ts'],
    rules: { 'no-undef': 'off', 'no-unused-vars': 'off' },
  },
  {
    // Some of these run on Node 18, before the pinned one is installed.
    files: ['scripts/**/*.mjs'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "[object.type='MetaProperty'][property.name=/^(dirname|filename)$/]",
          message: 'Use fileURLToPath(import.meta.url): Node 18 has no other.',
        },
      ],
    },
  },
  {
    files: ['src/**/*.{js,ts,tsx,astro}'],
    plugins: {
      shop: {
        rules: {
          'import-directions': importDirections(src),
          'own-text-elements': ownTextElements,
        },
      },
    },
    rules: {
      'shop/import-directions': 'error',
      'no-restricted-syntax': [
        'error',
        {
          selector: "[object.property.name='documentElement'][property.name='lang']",
          message: 'Use pageLocale(): translators change the language of the document.',
        },
      ],
    },
  },
  {
    // Needs types.
    files: ['src/**/*.tsx'],
    rules: { 'shop/own-text-elements': 'error' },
  },
  {
    // Methods, which only types tell apart (docs/decisions/0024-oldest-browsers.md). Whether the rest is
    // widely available is checked in what the build writes: tests/site/baseline.test.ts.
    files: ['src/{boot,features,layouts,ui}/**/*.{ts,tsx}'],
    plugins: { baseline: { rules: baseline.rules } },
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          available: 'widely',
          includeJsBuiltins: { preset: 'type-aware' },
          ignoreFeatures: ['intl-segmenter'], // at build time only
        },
      ],
    },
  },
);
