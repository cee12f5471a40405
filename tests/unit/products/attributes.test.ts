import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AttributeValue } from '~/features/products/product';
import { valueIssue, writeValue } from '~/features/products/specifications/attributes';
import type { Attribute } from '~/features/products/specifications/kinds';
import { property } from '../property';

const label = { zh: '名', en: 'Name' };
const inches = { zh: '吋', en: 'inches' };
const hertz = { zh: 'Hz', en: 'Hz' };
const scale: Attribute = {
  label,
  type: 'number',
  unit: inches,
  also: { factor: 25.4, unit: { zh: '毫米', en: 'mm' }, digits: 0 },
};
const response: Attribute = { label, type: 'range', unit: hertz };
const age: Attribute = { label, type: 'range', unit: { zh: '歲', en: 'years' } };
const pattern: Attribute = {
  label,
  type: 'options',
  options: {
    cardioid: { zh: '心形', en: 'Cardioid' },
    omni: { zh: '全指向', en: 'Omnidirectional' },
  },
};
const level: Attribute = { ...pattern, type: 'option' };
const flag: Attribute = { label, type: 'flag' };
const text: Attribute = { label, type: 'text' };

const write = (attribute: Attribute, value: AttributeValue) => ({
  zh: writeValue(attribute, value, 'zh', { yes: '有', no: '沒有' }),
  en: writeValue(attribute, value, 'en', { yes: 'Yes', no: 'No' }),
});

describe('a value as text', () => {
  it.each([
    [scale, 25.5, '25.5吋（648毫米）', '25.5 inches (648 mm)'],
    [response, [20, 20_000], '20 Hz – 20 kHz', '20 Hz – 20 kHz'],
    [response, [50, 50], '50 Hz', '50 Hz'],
    [age, [9, 11], '9–11歲', '9–11 years'],
    [pattern, ['cardioid', 'omni'], '心形、全指向', 'Cardioid, Omnidirectional'],
    [level, 'omni', '全指向', 'Omnidirectional'],
    [flag, true, '有', 'Yes'],
    [flag, false, '沒有', 'No'],
    [text, { zh: '甲', en: 'A' }, '甲', 'A'],
    [{ label, type: 'number' } satisfies Attribute, 1200, '1,200', '1,200'],
  ])('%o: %o', (attribute, value, zh, en) => {
    expect(write(attribute, value as AttributeValue)).toEqual({ zh, en });
  });

  const valid: fc.Arbitrary<[Attribute, AttributeValue]> = fc.oneof(
    fc.double({ min: -1e9, max: 1e9, noNaN: true }).map((n): [Attribute, number] => [scale, n]),
    fc
      .subarray(['cardioid', 'omni'], { minLength: 1 })
      .map((ids): [Attribute, string[]] => [pattern, ids]),
    fc.constantFrom('cardioid', 'omni').map((id): [Attribute, string] => [level, id]),
    fc.boolean().map((value): [Attribute, boolean] => [flag, value]),
  );
  property('is never empty or an id, for any valid value', [valid], ([attribute, value]) => {
    expect(valueIssue(attribute, value)).toBeUndefined();
    for (const written of Object.values(write(attribute, value))) {
      expect(written).not.toBe('');
      expect(written).not.toMatch(/\b(cardioid|omni|undefined|NaN)\b/);
    }
  });
});

describe('an invalid value', () => {
  it.each([
    [scale, '25.5', 'must be a number'],
    [scale, 1_000_000_001, 'up to a billion'],
    [scale, -1e300, 'up to a billion'],
    [scale, Number.NaN, 'must be a number'],
    [response, [20_000, 20], 'the lower one first'],
    [response, [20], 'two numbers'],
    [response, [20, 1e300], 'up to a billion'],
    [pattern, [], 'must be a list of cardioid, omni'],
    [pattern, ['cardioid', 'cardioid'], 'each at most once'],
    [pattern, 'cardioid', 'must be a list'],
    [level, 'toString', 'must be one of cardioid, omni'],
    [flag, 'yes', 'true or false'],
    [text, { zh: '甲' }, 'in each language'],
    [text, { zh: '甲', en: ' ' }, 'in each language'],
    [text, { zh: '甲', en: 'A', fr: 'A' }, 'in each language'],
  ])('%o: %o', (attribute, value, reason) => {
    expect(valueIssue(attribute, value)?.message).toContain(reason);
  });

  it('counts a surrogate pair of a text as one character', () => {
    expect(valueIssue(text, { zh: '🎸'.repeat(255), en: 'A' })).toBeUndefined();
    expect(valueIssue(text, { zh: '🎸'.repeat(256), en: 'A' })?.message).toContain('at most 255');
  });

  property(
    'never throws for any input',
    [fc.constantFrom(scale, response, pattern, level, flag, text), fc.anything()],
    (attribute, value) => {
      const issue = valueIssue(attribute, value)?.message;
      expect(issue === undefined || issue.startsWith('must be')).toBe(true);
    },
  );
});
