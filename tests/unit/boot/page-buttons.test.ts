import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { pageButtons } from '~/boot/page-buttons';

test('the style sheet hides every button that needs the page script', () => {
  const css = readFileSync('src/boot/script-buttons.css', 'utf8');
  const hidden = [...css.matchAll(/\[data-([a-z-]+)\]/g)].map(([, name]) => name);
  expect(hidden).toEqual([...pageButtons]);
});
