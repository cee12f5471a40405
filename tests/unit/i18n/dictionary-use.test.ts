import { expect, it } from 'vitest';
import * as zh from '~/i18n/dictionaries/zh';
import { sourceFiles } from '../source-files';
import { baseKey, entriesOf } from './dictionary';

const source = Object.entries(sourceFiles)
  .filter(([path]) => !path.startsWith('/src/i18n/dictionaries/'))
  .map(([, text]) => text)
  .join('\n');

const keys = [...new Set(entriesOf(zh).map(([key]) => baseKey(key)))];
const namespaces = Object.keys(zh).join('|');

/**
 * Every key in the code: `'cart.title'`, `` `categories.${id}` `` and, with `returnObjects`, all
 * keys below it whose own name occurs in the code.
 */
const used = [
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

/** Parts of a dictionary that are imported by name. */
const imported = [
  ...source.matchAll(/import \{ (\w+)[^}]*\} from '~\/i18n\/dictionaries\/zh\/(\w+)\.json'/g),
].map(([, part, namespace]) => `${namespace}.${part}.`);

const names = new Set(source.match(/[\w-]+/g));

const isUsed = (key: string) =>
  imported.some((part) => key.startsWith(part) && names.has(key.slice(part.length))) ||
  used.some(({ exactly, below }) => {
    if (exactly.test(key)) return true;
    const name = key.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
    return below?.test(key) === true && names.has(name);
  });

it('every string of the dictionaries is used', () => {
  expect(keys.filter((key) => !isUsed(key))).toEqual([]);
});
