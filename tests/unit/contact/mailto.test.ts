import { expect, it } from 'vitest';
import { mailLink } from '~/features/contact/mailto';

it.each(['First\nSecond', 'First\r\nSecond'])('encodes the line break of %j as CRLF', (message) => {
  expect(mailLink('shop@example.hk', { message, subject: 'A & B' })).toBe(
    'mailto:shop@example.hk?subject=A%20%26%20B&body=First%0D%0ASecond',
  );
});
