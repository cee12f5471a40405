import { z } from 'zod';
import { locales } from './languages';
import { isProductId } from './product-id';
import { isRandomId } from './random-id';
import { normalized, problemOf, type Problem, type TextField } from './text-fields';

const messages: Record<Problem, string> = {
  blank: 'is required',
  email: 'is not valid',
  phone: 'is not valid',
  long: 'is too long',
  control: 'has characters that are not allowed',
};

/** Schema of a form field's text: normalized, then validated by the rules of the form. */
export const textField = (field: TextField) =>
  z
    .string()
    .transform((value) => normalized(value, field.type))
    .superRefine((value, context) => {
      const problem = field.required && value === '' ? 'blank' : problemOf(field, value);
      if (problem) context.addIssue(messages[problem]);
    });

/** The fields of a form by name. */
export const textFields = <Name extends string>(fields: readonly (TextField & { name: Name })[]) =>
  Object.fromEntries(fields.map((field) => [field.name, textField(field)])) as {
    [Each in Name]: ReturnType<typeof textField>;
  };

export const randomIdSchema = z.string().refine(isRandomId, 'must be 32 hexadecimal digits');
export const productIdSchema = z.string().refine(isProductId, 'is not an id');
export const localeSchema = z.enum(locales);
/** HK$, whole. */
export const amountSchema = z.int().min(0);
