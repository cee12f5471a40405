// @ts-check
import { dirname, relative, resolve } from 'node:path';

/**
 * @typedef {Parameters<
 *   NonNullable<
 *     import('eslint').Rule.RuleListener[
 *       | 'ImportDeclaration'
 *       | 'ImportExpression'
 *       | 'ExportAllDeclaration'
 *       | 'ExportNamedDeclaration']
 *   >
 * >[0]} Importing
 */

/**
 * Each feature with the features that it may import (docs/decisions/0020-rooms.md).
 *
 * @type {Record<string, readonly string[]>}
 */
export const FEATURES = {
  cart: ['delivery', 'products', 'toasts', 'wishlist'],
  catalogue: ['delivery', 'facets', 'guides', 'products'],
  compare: ['products', 'toasts'],
  checkout: ['cart', 'delivery', 'forms', 'orders', 'products', 'toasts'],
  contact: ['forms'],
  delivery: ['products'],
  facets: ['compare', 'products', 'wishlist'],
  feeds: ['cart', 'products'],
  forms: [],
  guides: ['products'],
  help: [],
  home: ['contact', 'products'],
  orders: ['cart', 'delivery', 'forms', 'products', 'toasts'],
  policies: [],
  'product-page': [
    'compare',
    'contact',
    'delivery',
    'forms',
    'products',
    'services',
    'stock-alert',
    'toasts',
    'wishlist',
  ],
  products: [],
  search: ['delivery', 'facets', 'products'],
  services: ['contact', 'products'],
  'stock-alert': ['forms'],
  studio: ['contact', 'forms', 'products'],
  toasts: [],
  wishlist: ['compare', 'products'],
};
const feature = (/** @type {string} */ name) => `features/${name}`;
const features = Object.keys(FEATURES).map(feature);

/**
 * Each folder of src/ with the folders that it may import, besides `contracts`, which all may.
 *
 * @type {Record<string, readonly string[]>}
 */
const DIRECTIONS = {
  pages: ['layouts', ...features, 'boot', 'site', 'build', 'ui', 'i18n', 'lib'],
  layouts: [...features, 'boot', 'site', 'build', 'ui', 'i18n', 'lib'],
  ...Object.fromEntries(
    Object.entries(FEATURES).map(([name, others]) => [
      feature(name),
      [...others.map(feature), 'boot', 'site', 'build', 'ui', 'i18n', 'lib'],
    ]),
  ),
  boot: ['site', 'ui', 'i18n', 'lib'],
  site: ['build', 'ui', 'i18n', 'lib'],
  build: ['ui', 'lib'],
  ui: ['lib'],
  i18n: ['lib'],
  lib: [],
  contracts: [],
  content: [
    'features/products',
    'features/search',
    'features/services',
    'features/studio',
    'site',
    'build',
    'i18n',
    'lib',
  ],
  'content.config.ts': ['content'],
  'middleware.ts': ['build', 'i18n'],
  functions: [
    'features/cart',
    'features/contact',
    'features/delivery',
    'features/orders',
    'features/products',
    'features/studio',
    'i18n',
    'lib',
    'site',
  ],
};

/**
 * The folder that a path under src/ belongs to: `features/cart`, `ui`, `content.config.ts`.
 *
 * @param {string} path
 */
const folderOf = (path) => {
  const parts = path.split(/[/\\]/);
  return parts.slice(0, parts[0] === 'features' ? 2 : 1).join('/');
};

/**
 * A lint rule: a folder of src/ may import only the folders that DIRECTIONS lists for it, through
 * the alias `~/`; relative paths must stay inside the folder. Covers `import`, `export … from` and
 * `import()`.
 *
 * @param {string} src the absolute path of src/
 * @returns {import('eslint').Rule.RuleModule}
 */
export function importDirections(src) {
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        forbidden: '{{from}} may not import {{to}} (docs/decisions/0020-rooms.md).',
        schema: 'Only functions and CMS may import schemas of src/contracts: browsers get no zod.',
        leaves: '"{{source}}" leaves {{from}}: import another folder by the alias ~/.',
        unknown: '{{from}} is not in DIRECTIONS in scripts/checks/import-directions.mjs.',
      },
    },
    create(context) {
      const file = relative(src, context.filename);
      if (file.startsWith('..')) return {};
      const from = folderOf(file);

      /** @param {Importing} node */
      const check = (node) => {
        const source = node.source && 'value' in node.source ? node.source.value : undefined;
        if (typeof source !== 'string') return;
        /** @param {string} messageId @param {string} [to] */
        const report = (messageId, to = '') => {
          context.report({ node, messageId, data: { from, source, to } });
        };

        if (source.startsWith('.')) {
          const target = relative(src, resolve(dirname(context.filename), source));
          if (folderOf(target) !== from) report('leaves');
        } else if (source.startsWith('~/')) {
          const to = folderOf(source.slice(2));
          const allowed = DIRECTIONS[from];
          if (!allowed) report('unknown');
          else if (to === 'contracts') {
            // Schemas need zod, which would double the scripts of a page.
            if (source.endsWith('-schema') && from !== 'functions') report('schema');
          } else if (to !== from && !allowed.includes(to)) report('forbidden', to);
        }
      };
      return {
        ImportDeclaration: check,
        ImportExpression: check,
        ExportAllDeclaration: check,
        ExportNamedDeclaration: check,
      };
    },
  };
}
