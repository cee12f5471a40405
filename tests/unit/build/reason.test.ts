import { expect, it } from 'vitest';
import { reasonOf } from '../../../scripts/build/reason.ts';

it('is the message of an error, without its stack', () => {
  expect(reasonOf(new Error('The CMS cannot be used'))).toBe('The CMS cannot be used');
});

it('has the hint and the place of an error of Astro', () => {
  const details = { hint: 'Close it.', loc: { file: '/shop/a.astro', line: 3, column: 7 } };
  const error = Object.assign(new Error('Unclosed tag'), details);
  expect(reasonOf(error)).toBe('Unclosed tag\nClose it.\nat /shop/a.astro:3:7');
});

it('has all of several errors', () => {
  const errors = [new Error('a.webp'), 'b.webp'];
  expect(reasonOf(new AggregateError(errors, '2 errors'))).toBe('2 errors\na.webp\nb.webp');
});

it('names a full disk, without colours, also if the bundler says so in a cause', () => {
  const full = new Error('\u001b[31mwrite: No space left on device (os error 28)\u001b[39m');
  const reason = reasonOf(new Error('The build failed', { cause: full }));
  expect(reason).toContain('ENOSPC');
  expect(reason).not.toContain('\u001b');
});
