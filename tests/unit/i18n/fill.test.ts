import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fill, fillCount } from '~/i18n/fill';
import { property } from '../property';

describe('fill', () => {
  it.each([
    ['{{name}} has been added', { name: 'Fender' }, 'Fender has been added'],
    ['{{count}} × {{name}}, {{count}}', { name: 'Fender', count: 2 }, '2 × Fender, 2'],
    ['{{count}}', { count: 0 }, '0'],
    ['{{name}}.', { name: '' }, '.'],
    ['{{title}}, {{count}}', { count: 2 }, '{{title}}, 2'],
    ['{name} {{ name }} {{}}', { name: 'Fender' }, '{name} {{ name }} {{}}'],
  ])('%j with %j: %j', (sentence, values, filled) => {
    expect(fill(sentence, values)).toBe(filled);
  });

  const tricky = fc.constantFrom('$&', '$1', "$'", '{{name}}', '{{count}}', '\\');
  const text = fc.array(fc.oneof(fc.string(), tricky)).map((parts) => parts.join(''));
  property('inserts every value verbatim', [text, text], (name, count) => {
    expect(fill('<{{name}}|{{count}}>', { name, count })).toBe(`<${name}|${count}>`);
  });
});

describe('fillCount', () => {
  const english = { one: '{{count}} product', other: '{{count}} products' };

  it.each([
    [0, '0 products'],
    [1, '1 product'],
    [2, '2 products'],
  ])('of %i: %s', (count, sentence) => {
    expect(fillCount(english, count)).toBe(sentence);
  });

  it('uses the other form where the language has no singular', () => {
    expect(fillCount({ other: '{{count}}件' }, 1)).toBe('1件');
  });
});
