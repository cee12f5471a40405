// @ts-check
import { dirname, relative, resolve } from 'node:path';

/**
 * @typedef {Record<string, readonly string[]>} Directions rooms under src/, each with the rooms
 * that it may import
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
 * The room that a path under src/ belongs to: `features/cart`, `ui`, `content.config.ts`.
 *
 * @param {string} path
 */
const roomOf = (path) => {
  const parts = path.split(/[/\\]/);
  return parts.slice(0, parts[0] === 'features' ? 2 : 1).join('/');
};

/**
 * A lint rule: a room of src/ may import only the rooms that a table grants it, and only through
 * the alias `~/`; relative paths must stay inside the room. Covers `import`, `export … from` and
 * `import()`.
 *
 * @param {string} src the absolute path of src/
 * @param {Directions} directions
 * @returns {import('eslint').Rule.RuleModule}
 */
export function importDirections(src, directions) {
  return {
    meta: {
      type: 'problem',
      schema: [],
      messages: {
        forbidden: '{{from}} may not import {{to}} (docs/decisions/0002-import-directions.md).',
        leaves: '"{{source}}" leaves {{from}}: import another room by the alias ~/.',
        unknown: '{{from}} is not in the table of import directions in eslint.config.js.',
      },
    },
    create(context) {
      const file = relative(src, context.filename);
      if (file.startsWith('..')) return {};
      const from = roomOf(file);

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
          if (roomOf(target) !== from) report('leaves');
        } else if (source.startsWith('~/')) {
          const to = roomOf(source.slice(2));
          const granted = directions[from];
          if (!granted) report('unknown');
          else if (to !== from && !granted.includes(to)) report('forbidden', to);
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
