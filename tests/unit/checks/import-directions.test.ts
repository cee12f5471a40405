import { readFileSync } from 'node:fs';
import { ESLint } from 'eslint';
import { beforeAll, expect, it } from 'vitest';
import { FEATURES } from '../../../scripts/checks/import-directions.mjs';

const eslint = new ESLint();

// Loading the configuration and its plugins takes much longer than any test.
beforeAll(() => eslint.calculateConfigForFile('src/pages/one.js'));

/** Returns the messages of the import-directions rule for one line in a file. */
async function complaints(file: string, line: string): Promise<string[]> {
  const text = file.endsWith('.astro') ? `---\n${line}\n---\n\n<p>text</p>\n` : `${line}\n`;
  const [result] = await eslint.lintText(text, { filePath: file });
  const found = result?.messages.filter(({ ruleId }) => ruleId === 'shop/import-directions');
  return found?.map(({ message }) => message) ?? [];
}

it.each([
  ['src/features/catalogue/one.js', `import '~/features/cart/cart';`],
  ['src/features/cart/one.js', `export * from '~/features/checkout/order';`],
  ['src/features/cart/one.js', `void import('~/pages/cart.astro');`],
  ['src/features/cart/one.js', `import '~/content/cms/client';`],
  ['src/features/cart/one.js', `import '../catalogue/product';`],
  ['src/features/home/One.astro', `import Page from '~/layouts/Page.astro';`],
  ['src/site/one.js', `import '~/features/cart/cart-store';`],
  ['src/ui/one.js', `import '~/i18n/locales';`],
  ['src/i18n/one.js', `import '~/site/settings';`],
  ['src/features/unheard-of/one.js', `import '~/ui/Sheet';`],
])('%s may not contain: %s', async (file, line) => {
  expect(await complaints(file, line)).toHaveLength(1);
});

it('the diagram of docs/decisions/0020-rooms.md has the same directions', () => {
  const diagram = readFileSync('docs/decisions/0020-rooms.md', 'utf8');
  const drawn = Array.from(
    diagram.matchAll(/^ {3}([\w-]+) +──► (.+)$/gm),
    ([, name = '', others = '']) => [name, others.split(', ')] as const,
  );
  const none = /^ {3}(.+): none$/m.exec(diagram)?.[1]?.split(', ') ?? [];
  expect(Object.fromEntries([...drawn, ...none.map((name) => [name, []] as const)])).toEqual(
    FEATURES,
  );
});
