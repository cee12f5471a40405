import { expect, it } from 'vitest';
import { outcomeOf } from '~/features/forms/send-form';

it.each([
  [201, {}, 'sent'],
  [200, '<html>', 'failed'],
  [400, { error: 'invalid' }, 'refused'],
  [429, undefined, 'limited'],
  [503, { error: 'unsure' }, 'unsure'],
  [503, undefined, 'failed'],
])('%i with %j means: %s', (status, body, outcome) => {
  expect(outcomeOf({ status, body }, true)).toBe(outcome);
});

it('another service says with any 2xx that it has the message', () => {
  expect(outcomeOf({ status: 200, body: '<html>' }, false)).toBe('sent');
  expect(outcomeOf({ status: 302, body: undefined }, false)).toBe('failed');
});
