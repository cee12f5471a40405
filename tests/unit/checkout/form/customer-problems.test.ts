import { describe, expect, it } from 'vitest';
import { problemOf } from '~/features/checkout/form/customer-problems';
import {
  customerFields,
  instructionsField,
  type CustomerField,
} from '~/features/checkout/orders/order';

const problem = (name: CustomerField, value: string) => {
  const field = customerFields.find((each) => each.name === name);
  if (!field) throw new Error(`no field ${name}`);
  return problemOf(field, value);
};

describe('problemOf', () => {
  it.each(customerFields.map(({ name }) => name))('leaves an empty %s to the browser', (name) => {
    expect(problem(name, '')).toBeUndefined();
  });

  it.each(customerFields.map((field) => [field.name, field.required] as const))(
    'rejects spaces alone in %s if it is required: %s',
    (name, required) => {
      expect(problem(name, ' \n ')).toBe(required ? 'blank' : undefined);
    },
  );

  it.each(['a@b', 'a@b.', 'a@.hk', 'a b@c.hk', '@c.hk', 'a@b@c.hk', 'a'])(
    'rejects the e-mail address %s',
    (value) => {
      expect(problem('email', value)).toBe('email');
    },
  );

  it.each(['a@b.hk', ' kayan.chan+shop@mail.example.com ', '大文@例子.香港'])(
    'accepts the e-mail address %s',
    (value) => {
      expect(problem('email', value)).toBeUndefined();
    },
  );

  it.each(customerFields.map(({ name, max }) => [name, max] as const))(
    'rejects a %s of more than %i characters',
    (name, max) => {
      const value = name === 'email' ? `${'a'.repeat(max)}@b.hk` : '9'.repeat(max + 1);
      expect(problem(name, value)).toBe('long');
      if (name !== 'email' && name !== 'phone' && name !== 'area') {
        expect(problem(name, ` ${'9'.repeat(max)} `)).toBeUndefined();
      }
    },
  );

  it.each(['Chan\u202etxt', 'Chan\u0000', 'Chan\u2028x', 'Chan\nBcc: a@b.hk'])(
    'rejects the name %j',
    (value) => {
      expect(problem('lastName', value)).toBe('control');
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

  it.each(['91234567', '9123 4567', '+852 9123-4567', '(852) 9123 4567', ' +447911123456 '])(
    'accepts the phone number %s',
    (value) => {
      expect(problem('phone', value)).toBeUndefined();
    },
  );
});
