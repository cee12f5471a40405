import { z } from 'zod';
import { MAX_QUANTITY } from '~/features/cart/cart';
import { problemOf } from '~/features/checkout/form/customer-problems';
import {
  customerFields,
  type Customer,
  type CustomerField,
} from '~/features/checkout/orders/order';
import { locales } from '~/i18n/locales';
import { contentLimits } from '~/site/content-limits';
import { paymentMethods } from '~/site/payment-methods';

/** Code units. The order as a whole must fit into a session's metadata (order-metadata.ts). */
const MAX_LENGTHS: Record<CustomerField | 'instructions', number> = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  address: 500,
  city: 100,
  postalCode: 20,
  instructions: 1000,
};

/** The number of line items that a payment page of Stripe can have. */
const MAX_LINES = 100;

// Control characters are never typed. A line break could start a header in a mail about the order.
const CONTROL = /(?!\n)\p{Cc}|[\u2028\u2029]/u;

const text = (name: keyof typeof MAX_LENGTHS, multiline: boolean) =>
  z
    .string()
    .transform((value) => value.toWellFormed().replaceAll('\r\n', '\n').trim())
    .refine((value) => !CONTROL.test(value), 'must not contain control characters')
    .refine((value) => multiline || !value.includes('\n'), 'must be a single line')
    .refine(
      ({ length }) => length <= MAX_LENGTHS[name],
      `must have at most ${MAX_LENGTHS[name]} characters`,
    );

const customer = z.strictObject(
  Object.fromEntries(
    customerFields.map((field) => [
      field.name,
      text(field.name, field.type === 'multiline')
        .refine((value) => !field.required || value !== '', 'is required')
        .refine((value) => problemOf(field, value) === undefined, 'is not valid'),
    ]),
  ),
) as unknown as z.ZodType<Customer>;

/** HK$, whole. */
const amount = z.int().min(0);

/** A `CheckoutRequest`, with trimmed texts. */
const submissionSchema = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{32}$/, 'must be 32 hexadecimal digits'),
  locale: z.enum(locales),
  method: z.enum(paymentMethods),
  customer,
  instructions: text('instructions', true),
  lines: z
    .array(
      z.strictObject({
        id: z.string().regex(new RegExp(`^[\\w-]{1,${contentLimits.id}}$`), 'is not an id'),
        quantity: z.int().min(1).max(MAX_QUANTITY),
        price: amount,
      }),
    )
    .min(1, 'must not be empty')
    .max(MAX_LINES, `must have at most ${MAX_LINES} line items`)
    .refine(
      (lines) => new Set(lines.map(({ id }) => id)).size === lines.length,
      'must not contain a product twice',
    ),
  total: amount,
});
export type Submission = z.infer<typeof submissionSchema>;

/** An order in a request, or what is wrong with it. The message contains no value of the request. */
export function readSubmission(value: unknown): { submission: Submission } | { message: string } {
  const { success, data, error } = submissionSchema.safeParse(value);
  if (success) return { submission: data };
  const [issue] = error.issues;
  return {
    message: `${issue?.path.join('.') || 'The order'}: ${issue?.message ?? 'is not valid'}`,
  };
}
