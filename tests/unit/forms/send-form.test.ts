import { afterEach, expect, it, vi } from 'vitest';
import { outcomeOf, sendForm } from '~/features/forms/send-form';

afterEach(() => {
  vi.unstubAllGlobals();
});

it.each([
  [201, {}, 'sent'],
  [200, '<html>', 'failed'],
  [400, { error: 'invalid' }, 'refused'],
  [403, undefined, 'failed'],
  [429, undefined, 'limited'],
  [503, { error: 'unsure' }, 'unsure'],
  [503, { error: 'unavailable' }, 'failed'],
  [502, undefined, 'unsure'],
  [500, { errorMessage: 'Timeout' }, 'unsure'],
])('%i with %j means: %s', (status, body, outcome) => {
  expect(outcomeOf({ status, body }, true)).toBe(outcome);
});

it('another service says with any 2xx that it has the message', () => {
  expect(outcomeOf({ status: 200, body: '<html>' }, false)).toBe('sent');
  expect(outcomeOf({ status: 302, body: undefined }, false)).toBe('failed');
  expect(outcomeOf({ status: 503, body: undefined }, false)).toBe('failed');
});

it.each([
  ['the shop', true, {}, 'unsure'],
  ['the shop without a connection', false, {}, 'offline'],
  ['another service', true, new FormData(), 'failed'],
])('a form for %s whose connection fails: %s, %j, %s', async (_, onLine, content, outcome) => {
  vi.stubGlobal('location', { pathname: '/en/contact' });
  vi.stubGlobal('navigator', { onLine });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  expect(await sendForm('/api/messages', content)).toEqual({ outcome });
});
