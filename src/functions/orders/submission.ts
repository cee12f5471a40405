import { z } from 'zod';
import { MAX_QUANTITY } from '~/features/cart/cart';
import { isOrderId } from '~/features/checkout/checkout-api';
import { customerFields, instructionsField, type Customer } from '~/features/checkout/orders/order';
import { locales } from '~/i18n/locales';
import { contentLimits } from '~/site/content-limits';
import { paymentMethods } from '~/site/payment-methods';
import { issueOf, textField } from '../http/text-field';

/** The number of line items that a payment page of Stripe can have. */
const MAX_LINES = 100;

const customer = z.strictObject(
  Object.fromEntries(customerFields.map((field) => [field.name, textField(field)])),
) as unknown as z.ZodType<Customer>;

/** HK$, whole. */
const amount = z.int().min(0);

/** A `CheckoutRequest`, with trimmed texts. */
const submissionSchema = z.strictObject({
  id: z.string().refine(isOrderId, 'must be 32 hexadecimal digits'),
  locale: z.enum(locales),
  method: z.enum(paymentMethods),
  customer,
  instructions: textField(instructionsField),
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
  total: z.int().min(1),
});
export type Submission = z.infer<typeof submissionSchema>;

/** An order in a request, or what is wrong with it. The message contains no value of the request. */
export function readSubmission(value: unknown): { submission: Submission } | { message: string } {
  const { success, data, error } = submissionSchema.safeParse(value);
  if (success) return { submission: data };
  return { message: issueOf(error, 'The order') };
}
