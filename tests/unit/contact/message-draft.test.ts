import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeDraft, initialValues } from '~/features/contact/message-draft';
import { property } from '../property';

describe('decodeDraft', () => {
  it('reads strings only', () => {
    const text = JSON.stringify({
      values: { name: '陳', phone: 9 },
      prefilled: 'A',
      id: 7,
      more: 1,
    });
    expect(decodeDraft(text)).toEqual({ id: '', values: { name: '陳' }, prefilled: 'A' });
  });

  const tampered = fc
    .record({ values: fc.jsonValue(), prefilled: fc.jsonValue() })
    .map((value) => JSON.stringify(value));
  property('returns a draft for any text', [fc.oneof(fc.string(), fc.json(), tampered)], (text) => {
    const { id, values, prefilled } = decodeDraft(text);
    for (const value of [id, prefilled, ...Object.values(values)]) {
      expect(value).toEqual(expect.any(String));
    }
  });
});

const draft = { id: '', values: { name: '陳', subject: 'A, edited' }, prefilled: 'A' };

it.each([
  ['', 'A, edited'],
  ['A', 'A, edited'],
  ['B', 'B'],
])('initialValues with the subject "%s" in the address, has "%s"', (prefilled, subject) => {
  expect(initialValues(draft, prefilled)).toEqual({ name: '陳', subject });
});
