import { z } from 'zod';
import { problemOf, submitted, type Problem } from '~/features/checkout/form/customer-problems';
import type { TextField } from '~/features/checkout/orders/order';

const messages: Record<Problem, string> = {
  blank: 'is required',
  email: 'is not valid',
  phone: 'is not valid',
  long: 'is too long',
  control: 'has characters that are not allowed',
};

/** The trimmed text of a field of a form, by the rules of the form. */
export const textField = (field: TextField) =>
  z
    .string()
    .transform(submitted)
    .superRefine((value, context) => {
      const problem = field.required && value === '' ? 'blank' : problemOf(field, value);
      if (problem) context.addIssue({ code: 'custom', message: messages[problem] });
    });

/** The fields of a form by name. */
export const textFields = <Name extends string>(fields: readonly (TextField & { name: Name })[]) =>
  Object.fromEntries(fields.map((field) => [field.name, textField(field)])) as {
    [Each in Name]: ReturnType<typeof textField>;
  };

/** A field of a form in which a phone number may be any text, such as `9123 4567 after six`. */
export const withAnyPhone = <Name extends string>(
  field: TextField & { name: Name },
): TextField & { name: Name } => ({
  ...field,
  type: field.type === 'tel' ? 'text' : field.type,
});

/** What is wrong with a request. The message contains no value of it. */
export function issueOf({ issues: [issue] }: z.ZodError, what: string): string {
  return `${issue?.path.join('.') || what}: ${issue?.message ?? 'is not valid'}`;
}
