import { z } from 'zod';
import { MAX_QUANTITY } from '~/features/cart/cart';
import { isOrderId } from '~/features/checkout/checkout-api';
import {
  customerFields,
  instructionsField,
  isOfAddress,
  type Customer,
} from '~/features/checkout/orders/order';
import { locales } from '~/i18n/locales';
import { isObject } from '~/lib/json';
import { contentLimits } from '~/site/content-limits';
import { paymentMethods } from '~/site/payment-methods';
import { issueOf, textField } from '../http/text-field';

/** The number of line items that a payment page of Stripe can have. */
const MAX_LINES = 100;

const customerAt = (isCollected: boolean) =>
  z.strictObject(
    Object.fromEntries(
      customerFields.map((field) => {
        const required = field.required && !(isCollected && isOfAddress(field.name));
        return [field.name, textField({ ...field, required })];
      }),
    ),
  ) as unknown as z.ZodType<Customer>;
const delivered = customerAt(false);
const collected = customerAt(true);

/** An order that is collected needs no address. */
const customer = z.unknown().transform((value, context): Customer => {
  const isCollected = isObject(value) && value['area'] === 'collect';
  const { data, error } = (isCollected ? collected : delivered).safeParse(value);
  if (data) return data;
  for (const { message, path } of error.issues) {
    context.addIssue({ code: 'custom', message, path });
  }
  return z.NEVER;
});

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
