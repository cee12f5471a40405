import { ESLint } from 'eslint';
import ts from 'typescript-eslint';
import { beforeAll, expect, it } from 'vitest';
import { ownTextElements } from '../../../scripts/checks/own-text-elements.mjs';

// Only this rule, without the types of the whole project.
const eslint = new ESLint({
  overrideConfigFile: true,
  overrideConfig: {
    files: ['**/*.tsx'],
    languageOptions: {
      parser: ts.parser,
      parserOptions: { projectService: { allowDefaultProject: ['dist/*.tsx'] } },
    },
    plugins: { shop: { rules: { 'own-text-elements': ownTextElements } } },
    rules: { 'shop/own-text-elements': 'error' },
  },
});

/** Returns the number of texts without their own element that the rule finds in an element. */
async function bareTexts(element: string): Promise<number> {
  const code = `import type { ReactNode } from 'react';
    export const Part = ({ text, count, is, node }: { text: string; count?: number; is: boolean; node: ReactNode }) => ${element};`;
  const [result] = await eslint.lintText(code, { filePath: 'dist/part.tsx' });
  return result?.messages.length ?? -1;
}

// The first text loads the types of React, which takes seconds.
beforeAll(() => bareTexts('<p />'), 60_000);

it.each([
  '<p>{text}</p>',
  "<p>{is && 'shown'}</p>",
  '<p>{is ? text : <b>{text}</b>}</p>',
  "<p><span>{text}</span>{' '}<b>{text}</b></p>",
  '<p>\n  {is && <b>{text}</b>}\n  {node}\n</p>',
])('%s may be translated', async (element) => {
  expect(await bareTexts(element)).toBe(0);
});

it.each([
  '<p>{text}<b>{text}</b></p>',
  '<p>Text <b>{text}</b></p>',
  "<p>{is && 'shown'}{node}</p>",
  '<p>{is ? text : <b>{text}</b>}{node}</p>',
  '<><b />{count}</>',
])('%s may not', async (element) => {
  expect(await bareTexts(element)).toBe(1);
});
