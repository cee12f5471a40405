import { expect, it } from 'vitest';
import { correctedText } from '~/features/search/ui/search-results';

it.each([
  ['Stratocastor', 'stratocastor', 'stratocaster', 'stratocaster'],
  ['yamaha acoustc guitars', 'acoustc', 'acoustic', 'yamaha acoustic guitars'],
  ['headphons', 'headphon', 'headphone', 'headphone'],
  ['acoustc-gitar', 'gitar', 'guitar', 'acoustc-guitar'],
  ['ｐｉａｎｎｏ', 'pianno', 'piano', 'piano'],
])('%s: %s is %s', (query, typed, used, expected) => {
  expect(correctedText(query, [{ typed, used }])).toBe(expected);
});
