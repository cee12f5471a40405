import { z } from 'zod';
import { codeSchema } from './code-schema';
import { customerFields, hasField, instructionsField } from './customer';
import { destinations, type Destination } from './destinations';
import { lookupFields, MAX_LINES, MAX_QUANTITY, reportedPayments } from './order';
import { mailStates, MAX_ORDERS, orderStates } from './order-states';
import { paymentMethods } from './payment-methods';
import {
  amountSchema,
  localeSchema,
  productIdSchema,
  randomIdSchema,
  textField,
  textFields,
} from './text-schema';

const fields = Object.values(customerFields);

const fieldsTo = (area: Destination) => {
  const { country, ...others } = textFields(
    fields.map((field) => ({ ...field, required: field.required && hasField(field.name, area) })),
  );
  // Tabs opened before the form had this field do not send it.
  return { ...others, country: country.prefault('') };
};

const customerSchema = z.discriminatedUnion(
  'area',
  [
    z.strictObject({
      ...fieldsTo('island'),
      area: z.enum(destinations).exclude(['abroad', 'collect']),
    }),
    z.strictObject({ ...fieldsTo('abroad'), area: z.literal('abroad') }),
    z.strictObject({ ...fieldsTo('collect'), area: z.literal('collect') }),
  ],
  'is required',
);

const instructionsSchema = z.object({ instructions: textField(instructionsField) });

const hasNoneTwice = (lines: readonly { id: string }[]): boolean =>
  new Set(lines.map(({ id }) => id)).size === lines.length;

const linesOf = <Line extends z.ZodType<{ id: string }>>(line: Line) =>
  z
    .array(line)
    .min(1, 'must not be empty')
    .max(MAX_LINES, `must have at most ${MAX_LINES} line items`)
    .refine(hasNoneTwice, 'must not contain a product twice');

/** A `CheckoutRequest`, with normalized texts. */
export const checkoutRequestSchema = z.strictObject({
  id: randomIdSchema,
  locale: localeSchema,
  method: z.enum(paymentMethods),
  customer: customerSchema,
  ...instructionsSchema.shape,
  lines: linesOf(
    z.strictObject({
      id: productIdSchema,
      quantity: z.int().min(1).max(MAX_QUANTITY),
      price: amountSchema,
    }),
  ),
  code: codeSchema.optional(),
  total: z.int().min(1),
});

const lineSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  price: amountSchema,
  quantity: z.int().min(1),
  subtotal: amountSchema,
});

const sumsSchema = z.object({
  itemCount: z.int().min(1),
  subtotal: amountSchema,
  shipping: amountSchema,
  total: amountSchema,
});

/** Orders without a code have no discount, and neither field. */
const totalsSchema = sumsSchema.extend({
  discount: amountSchema.optional(),
  code: z.string().optional(),
});

/** Customer details as earlier versions stored them: without area or country, or by older rules. */
const storedCustomerSchema = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  city: z.string(),
  postalCode: z.string(),
  country: z.string().default(''),
  area: z.string(),
} satisfies Record<keyof typeof customerFields, z.ZodType>);

/** An order without its id, as the metadata of a session of Stripe has it. */
export const storedOrderSchema = z.strictObject({
  locale: localeSchema,
  method: z.enum(paymentMethods),
  customer: storedCustomerSchema,
  instructions: z.string(),
  lines: z.array(lineSchema).min(1),
  totals: totalsSchema,
});

/**
 * The body of `PUT /api/orders/:id` of the CMS. An order paid at a provider has a session; its
 * customer details are never rejected, because an earlier version may have accepted them.
 */
export const orderRecordSchema = z
  .object({
    reference: z.string().min(1).max(40),
    placedAt: z.iso.datetime(),
    payment: z.enum(reportedPayments),
    session: z.string().max(255).optional(),
    /** Strapi reserves the name `locale`. */
    language: localeSchema,
    method: z.enum(paymentMethods),
    instructions: z.string(),
    lines: linesOf(lineSchema),
    ...storedCustomerSchema.shape,
    ...sumsSchema.shape,
    // Never absent: a record replaces the code of an earlier one with its id.
    discount: amountSchema.default(0),
    code: codeSchema.nullable().default(null),
  })
  .refine(({ subtotal, discount, shipping, total }) => total === subtotal - discount + shipping, {
    path: ['total'],
    message: 'is not the sum',
  })
  .superRefine(({ session, ...record }, context) => {
    if (session !== undefined) return;
    const customer = Object.fromEntries(fields.map(({ name }) => [name, record[name]]));
    const results = [customerSchema.safeParse(customer), instructionsSchema.safeParse(record)];
    for (const issue of results.flatMap(({ error }) => error?.issues ?? [])) {
      context.addIssue({ ...issue });
    }
  });
export type OrderRecord = z.infer<typeof orderRecordSchema>;

/** The CMS's response to an order. */
export const receiptSchema = z.object({ reference: z.string(), placedAt: z.iso.datetime() });

export const statesRequestSchema = z.strictObject({
  ids: z.array(randomIdSchema).min(1).max(MAX_ORDERS),
});

const lookupTexts = textFields(lookupFields);

export const lookupSchema = z.strictObject({
  ...lookupTexts,
  /** References have capital letters only. */
  reference: lookupTexts.reference.transform((reference) => reference.toUpperCase()),
});

/** The body of a look-up in the CMS: shoppers know the first kind, only the device and the functions the second. */
export const orderKeySchema = z.union([lookupSchema, z.strictObject({ id: randomIdSchema })]);
export type OrderKey = z.infer<typeof orderKeySchema>;

const statusSchema = z
  .object({
    state: z.enum(orderStates),
    tracking: z.string().trim().nullish(),
    refunded: amountSchema.nullish(),
    mail: z.enum(mailStates).nullish(),
  })
  .transform(({ state, tracking, refunded, mail }) => ({
    state,
    ...(tracking && { tracking }),
    ...(refunded && { refunded }),
    ...(mail && { mail }),
  }));

/** States of orders by id. Orders with a state unknown to the shop are left out: a CMS may have more states. */
export const statusesSchema = z.record(z.string(), z.unknown()).transform((states) =>
  Object.fromEntries(
    Object.entries(states).flatMap(([id, status]) => {
      const { data } = statusSchema.safeParse(status);
      return data ? [[id, data]] : [];
    }),
  ),
);

/** The CMS's response to a look-up. */
export const foundOrderSchema = z
  .object({
    ...receiptSchema.shape,
    state: z.enum(orderStates),
    tracking: z.string().trim().nullish(),
    refunded: amountSchema.nullish(),
    language: localeSchema,
    method: z.enum(paymentMethods),
    area: z.string().nullish(),
    lines: z.array(lineSchema).min(1),
    ...sumsSchema.shape,
    discount: amountSchema.nullish(),
    code: z.string().nullish(),
  })
  .transform(({ placedAt, tracking, refunded, area, language, ...order }) => {
    const { itemCount, subtotal, shipping, total, discount, code, ...others } = order;
    return {
      ...others,
      placedAt: Date.parse(placedAt),
      ...(tracking && { tracking }),
      ...(refunded && { refunded }),
      area: area ?? '',
      locale: language,
      totals: {
        itemCount,
        subtotal,
        ...(discount && { discount, code: code ?? '' }),
        shipping,
        total,
      },
    };
  });
