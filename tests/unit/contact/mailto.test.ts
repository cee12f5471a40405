import fc from 'fast-check';
import { expect } from 'vitest';
import { mailLink } from '~/features/contact/mailto';
import { hostileText } from '../fuzz/hostile';
import { property } from '../property';

const message = fc.record(
  { name: hostileText, phone: hostileText, subject: hostileText, message: hostileText },
  { requiredKeys: [] },
);
property('a message is written to the shop and no one else', [message], (message) => {
  const url = new URL(mailLink('shop@overtone.example', message));
  expect(url.href.startsWith('mailto:shop@overtone.example?')).toBe(true);
  expect([...url.searchParams.keys()]).toEqual(['subject', 'body']);
  // Mail programs do not decode a plus sign.
  expect(url.search).not.toContain('+');
  expect(url.searchParams.get('subject')).toBe((message.subject ?? '').toWellFormed());
  // RFC 6068 demands CRLF for each line break.
  const text = (message.message ?? '').toWellFormed().trim().replaceAll(/\r?\n/g, '\r\n');
  expect(url.searchParams.get('body')?.startsWith(text)).toBe(true);
});
