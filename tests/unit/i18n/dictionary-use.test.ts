import { expect, it } from 'vitest';
import zh from '~/i18n/dictionaries/zh';
import { askedFor, entriesOf } from './dictionary';

const files = import.meta.glob<string>('/src/**/*.{ts,tsx,astro,js}', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const source = Object.entries(files)
  .filter(([path]) => !path.startsWith('/src/i18n/dictionaries/'))
  .map(([, text]) => text)
  .join('\n');

const keys = [...new Set(entriesOf(zh).map(([key]) => askedFor(key)))];
const namespaces = Object.keys(zh).join('|');

/**
 * Every key that the code names: `'cart.title'`, `` `categories.${id}` `` and, with
 * `returnObjects`, all below it whose own name is somewhere in the code.
 */
const asked = [
  ...source.matchAll(
    new RegExp(
      `(['"\`])((?:${namespaces})(?:\\.[^'"\`\\s]*|\\b(?=\\1)))\\1(,\\s*(?:\\{[^}]*returnObjects|raw\\b))?`,
      'g',
    ),
  ),
].map(([, , key = '', whole]) => {
  const pattern = key
    .split(/\$\{[^}]*\}/)
    .map((part) => RegExp.escape(part))
    .join('[^.]+');
  return {
    exactly: new RegExp(`^${pattern}$`),
    below: whole ? new RegExp(`^${pattern}\\.`) : undefined,
  };
});

const names = new Set(source.match(/[\w-]+/g));

const isUsed = (key: string) =>
  asked.some(({ exactly, below }) => {
    if (exactly.test(key)) return true;
    const name = key.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    return below?.test(key) === true && names.has(name);
  });

it('every string of the dictionaries is shown somewhere', () => {
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
