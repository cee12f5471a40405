import { expect, it } from 'vitest';
import {
  MAX_ATTEMPTS,
  afterFailure,
  isAddress,
  oneLine,
  pauseAfter,
} from '../../../scripts/cms/src/mails/mail-rules';

it('tries again after seconds at first, then every quarter of an hour, for about three days', () => {
  expect([1, 2, 3].map(pauseAfter)).toEqual([5000, 10_000, 20_000]);
  expect(pauseAfter(50)).toBe(900_000);
  const all = Array.from({ length: MAX_ATTEMPTS - 1 }, (_, index) => pauseAfter(index + 1));
  const days = all.reduce((sum, pause) => sum + pause, 0) / 86_400_000;
  expect(days).toBeGreaterThan(2.9);
  expect(days).toBeLessThan(3.2);
});

it('waits after a failure, unless the server refuses the mail or it was tried too often', () => {
  expect(afterFailure(1, { code: 'ESOCKET' }, 1000)).toEqual({
    state: 'waiting',
    problem: 'ESOCKET',
    dueAt: new Date(6000),
  });
  expect(afterFailure(1, { code: 'EENVELOPE', responseCode: 550 }, 0)).toEqual({
    state: 'failed',
    problem: 'EENVELOPE 550',
    dueAt: null,
  });
  expect(afterFailure(MAX_ATTEMPTS, { code: 'ESOCKET' }, 0).state).toBe('failed');
});

it('takes one address as an address, and nothing else', () => {
  for (const text of ['man@example.com', 'a.b+c@mail.example.hk', '陳@例子.example']) {
    expect(isAddress(text)).toBe(true);
  }
  const others = [
    'a@b',
    'a,b@c.example',
    'A <a@b.example>',
    'a@b.example, c@d.example',
    'a@b.example\nBcc: c@d.example',
    'a@b.example\u202e',
    `${'a'.repeat(250)}@b.example`,
    '',
    null,
    7,
  ];
  for (const text of others) expect(isAddress(text)).toBe(false);
});

it('makes a subject of one line', () => {
  expect(oneLine('Hi\r\nBcc: all@example.com\u2028x\u0000')).toBe('Hi Bcc: all@example.com x');
});
