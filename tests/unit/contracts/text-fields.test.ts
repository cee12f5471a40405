import { describe, expect, it } from 'vitest';
import fc from 'fast-check';
import {
  customerFieldNames,
  customerFields,
  instructionsField,
  type CustomerField,
} from '~/contracts/customer';
import { normalized, PHONE_DIGITS, problemOf } from '~/contracts/text-fields';
import { dictionaries } from '~/i18n/translate';
import { property } from '../property';

const fields = Object.values(customerFields);
const problem = (name: CustomerField, value: string) => problemOf(customerFields[name], value);

describe('problemOf', () => {
  it.each(customerFieldNames)('leaves an empty %s to the browser', (name) => {
    expect(problem(name, '')).toBeUndefined();
  });

  it.each(fields.map((field) => [field.name, field.required] as const))(
    'rejects spaces alone in %s if it is required: %s',
    (name, required) => {
      expect(problem(name, ' \n ')).toBe(required ? 'blank' : undefined);
    },
  );

  it.each([
    'a@b',
    'a@b.',
    'a@.hk',
    'a b@c.hk',
    '@c.hk',
    'a@b@c.hk',
    '<a@b.hk>',
    'a@b.hk,c@d.hk',
    'a',
  ])('rejects the e-mail address %s', (value) => {
    expect(problem('email', value)).toBe('email');
  });

  it.each([
    'a@b.hk',
    ' kayan.chan+shop@mail.example.com ',
    '大文@例子.香港',
    'kayan＠example．com',
    '\u200bkayan@example.com\u200e',
  ])('accepts the e-mail address %s', (value) => {
    expect(problem('email', value)).toBeUndefined();
  });

  it.each(fields.map(({ name, max }) => [name, max] as const))(
    'rejects a %s of more than %i characters',
    (name, max) => {
      const value = name === 'email' ? `${'a'.repeat(max)}@b.hk` : '9'.repeat(max + 1);
      expect(problem(name, value)).toBe('long');
      if (name !== 'email' && name !== 'phone' && name !== 'area') {
        expect(problem(name, ` ${'9'.repeat(max)} `)).toBeUndefined();
      }
    },
  );

  it('rejects a destination that is none', () => {
    expect(problem('area', 'mars')).toBe('blank');
    expect(problem('area', 'kowloon')).toBeUndefined();
  });

  it.each(['Chan\u0000', 'Chan\u2028x', 'Chan\nBcc: a@b.hk', 'Chan\rBcc: a@b.hk'])(
    'rejects the name %j',
    (value) => {
      expect(problem('lastName', value)).toBe('control');
    },
  );

  it.each(['\u0301', '\u180e', '\u200b\u2060'])(
    'rejects the name %j, of which nothing is seen',
    (value) => {
      expect(problem('lastName', value)).toBe('blank');
      expect(problem('postalCode', value)).toBeUndefined();
    },
  );

  it('accepts several lines where there are several', () => {
    expect(problem('address', '彌敦道 1 號\r\n3 樓')).toBeUndefined();
    expect(problemOf(instructionsField, 'a\nb')).toBeUndefined();
    expect(problemOf(instructionsField, 'x'.repeat(1001))).toBe('long');
  });

  it.each(['abc', '1', '9123456', '9123 4567 ext 2', '1234567890123456', '91234567+', '()-+'])(
    'rejects the phone number %s',
    (value) => {
      expect(problem('phone', value)).toBe('phone');
    },
  );

  it.each([
    '91234567',
    '123456789012345',
    '9123 4567',
    '+852 9123-4567',
    '(852) 9123 4567',
    ' +447911123456 ',
    '9123.4567',
    '9123·4567',
    '\u061c9123 4567',
    '\u202a+852 9123 4567\u202c',
    '\u2066+852\u20119123\u20124567\u2069\u200e',
    '＋８５２　９１２３－４５６７',
    '+852\u00a09123\u200b4567\ufeff',
  ])('accepts the phone number %s', (value) => {
    expect(problem('phone', value)).toBeUndefined();
  });
});

describe('normalized', () => {
  it.each([
    ['text', ' 陳\u200b大文\u202e ', '陳大文'],
    ['text', 'Ｆｌａｔ　１２', 'Flat 12'],
    ['email', 'kayan＠example．com', 'kayan@example.com'],
    ['tel', '＋８５２\u2011９１２３', '+852-9123'],
    ['text', 'Flat\t12\v\f', 'Flat 12'],
    ['text', 'می\u200cخواهم', 'می\u200cخواهم'],
    ['multiline', '👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈', '👨\u200d👩\u200d👧 🏳\ufe0f\u200d🌈'],
    ['email', 'ka\u200dyan@example.com', 'kayan@example.com'],
    ['tel', '9123\u200c4567', '91234567'],
    ['multiline', 'Ring\ttwice\rand\r\nwait', 'Ring twice\nand\nwait'],
    ['multiline', 'ｶﾞｲﾄﾞ', 'ガイド'],
    ['multiline', '你好，我想問：１２號—２樓？\r\n（急）', '你好，我想問：12號—2樓？\n（急）'],
  ] as const)('makes of the %s %j: %j', (type, value, expected) => {
    expect(normalized(value, type)).toBe(expected);
  });

  const binary = fc.string({ unit: 'binary', minLength: 1, maxLength: 1 });
  property(
    'changes a text once',
    [
      fc.string({
        unit: fc.oneof(fc.constantFrom(...Array.from('\u200c\u200d\u200b\t\r\n カﾞ´')), binary),
      }),
      fc.constantFrom('text', 'multiline', 'email'),
    ],
    (value, type) => {
      const once = normalized(value, type);
      expect(normalized(once, type)).toBe(once);
    },
  );
});

it('the texts about a phone number name its numbers of digits', () => {
  for (const { forms } of Object.values(dictionaries)) {
    expect(forms.problems.phone).toMatch(
      new RegExp(`\\b${PHONE_DIGITS.min}\\D+${PHONE_DIGITS.max}\\b`),
    );
  }
});
