import { expect, it } from 'vitest';
import { emptyDraft, initialSubject } from '~/features/contact/message-draft';

const draft = { ...emptyDraft, subject: 'A, edited', prefilled: 'A' };

it.each([
  ['', 'A, edited'],
  ['A', 'A, edited'],
  ['B', 'B'],
])('with the subject "%s" in the address, the form has "%s"', (prefilled, subject) => {
  expect(initialSubject(draft, prefilled)).toBe(subject);
});
