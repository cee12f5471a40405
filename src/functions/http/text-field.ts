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

/** What is wrong with a request. The message contains no value of it. */
export function issueOf({ issues: [issue] }: z.ZodError, what: string): string {
  return `${issue?.path.join('.') || what}: ${issue?.message ?? 'is not valid'}`;
}
