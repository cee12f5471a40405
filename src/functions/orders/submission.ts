import { z } from 'zod';
import { MAX_QUANTITY } from '~/features/cart/cart';
import { isOrderId } from '~/features/checkout/checkout-api';
import { customerFields, instructionsField, isOfAddress } from '~/features/checkout/orders/order';
import { destinations } from '~/features/delivery/destinations';
import { locales } from '~/i18n/locales';
import { contentLimits } from '~/site/content-limits';
import { paymentMethods } from '~/site/payment-methods';
import { textField, textFields } from '../http/text-field';

/** The number of line items that a payment page of Stripe can have. */
const MAX_LINES = 100;

/** An order that is collected needs no address. */
const customer = z.discriminatedUnion(
  'area',
  [
    z.strictObject({
      ...textFields(customerFields),
      area: z.enum(destinations).exclude(['collect']),
    }),
    z.strictObject({
      ...textFields(
        customerFields.map(({ required, ...field }) => ({
          ...field,
          required: required && !isOfAddress(field.name),
        })),
      ),
      area: z.literal('collect'),
    }),
  ],
  'is required',
);

/** HK$, whole. */
const amount = z.int().min(0);

/** A `CheckoutRequest`, with trimmed texts. */
export const submissionSchema = z.strictObject({
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
