import { ESLint } from 'eslint';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript-eslint';
import { beforeAll, expect, it } from 'vitest';
import { ownTextElements } from '../../../scripts/checks/own-text-elements.mjs';

// A project of its own: the types of the whole repository take many seconds to load.
const folder = join(import.meta.dirname, '../../../.cache/own-text-elements');
mkdirSync(folder, { recursive: true });
const TSCONFIG = {
  compilerOptions: { jsx: 'react-jsx', module: 'preserve', strict: true, types: [] },
  files: ['part.tsx'],
};
const eslint = new ESLint({
  cwd: folder,
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: ts.parser,
      parserOptions: { project: 'tsconfig.json', tsconfigRootDir: folder },
    },
    plugins: { shop: { rules: { 'own-text-elements': ownTextElements } } },
    rules: { 'shop/own-text-elements': 'error' },
  },
});

const FINE = [
  '<p>{text}</p>',
  "<p>{is && 'shown'}</p>",
  '<p>{is ? text : <b>{text}</b>}</p>',
  "<p><span>{text}</span>{' '}<b>{text}</b></p>",
  '<p>\n  {is && <b>{text}</b>}\n  {node}\n</p>',
];
const BARE = [
  '<p>{text}<b>{text}</b></p>',
  '<p>Text <b>{text}</b></p>',
  "<p>{is && 'shown'}{node}</p>",
  '<p>{is ? text : <b>{text}</b>}{node}</p>',
  '<><b />{count}</>',
];

/** The number of texts without their own element that the rule finds, by element. */
const bareTexts = new Map<string, number>();

beforeAll(async () => {
  const elements = [...FINE, ...BARE];
  const parts = elements.map((element, index) => `export const part${index} = ${element};`);
  const code = `import type { ReactNode } from 'react';
    declare const text: string, count: number | undefined, is: boolean, node: ReactNode;
    ${parts.join('\n')}`;
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(TSCONFIG));
  writeFileSync(join(folder, 'part.tsx'), code);
  const [result] = await eslint.lintFiles('part.tsx');
  const lines = code.split('\n');
  const partAt = (line: number) =>
    lines.slice(0, line).findLast((each) => each.includes('export const part'));
  for (const [index, element] of elements.entries()) {
    const own = result?.messages.filter(({ line }) => partAt(line)?.includes(`part${index} `));
    bareTexts.set(element, own?.length ?? -1);
  }
}, 60_000);

it.each(FINE)('%s may be translated', (element) => {
  expect(bareTexts.get(element)).toBe(0);
});

it.each(BARE)('%s may not', (element) => {
  expect(bareTexts.get(element)).toBe(1);
});
