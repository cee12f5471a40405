import { expect, it } from 'vitest';
import { faultOf, reasonIn, refusal } from '~/i18n/reasons';

it('a fault has its reason in English, and as a code with values for other languages', () => {
  const fault = faultOf('characters', { most: 80 });
  expect(fault).toEqual({
    reason: 'must have at most 80 characters',
    code: 'characters',
    values: { most: 80 },
  });
  expect(reasonIn(fault, 'en')).toBe(fault.reason);
  expect(reasonIn(fault, 'zh')).toBe('最多80個字');
  expect(refusal('missing')).toEqual({ message: 'is missing', params: { code: 'missing' } });
});

it('the reason of a build of another version is shown in its words', () => {
  const fault = JSON.parse('{"reason": "must be blue", "code": "blue"}') as { reason: string };
  for (const locale of ['zh', 'en'] as const) expect(reasonIn(fault, locale)).toBe('must be blue');
});
