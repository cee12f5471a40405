import { z } from 'zod';
import { customerOf, type CustomerField } from '~/contracts/customer';
import type { Order } from '~/contracts/order';
import { storedOrderSchema } from '~/contracts/order-schema';
import { paymentMethods } from '~/contracts/payment-methods';
import { isRandomId } from '~/contracts/random-id';
import { amountSchema, localeSchema } from '~/contracts/text-schema';
import { parseJson } from '~/lib/json';

// A Stripe session carries its order, so that the webhook needs no storage. Metadata has at most 50
// keys, with values of at most 500 characters.

const MAX_VALUE = 500;
const MAX_CHUNKS = 45;

/** The key of the order's id, for staff who look up a payment in Stripe. */
const ID_KEY = 'order';
const CHUNK_KEY = /^order_\d\d$/;

/** Longer names are shortened: 100 line items must fit. */
const MAX_NAME = 60;

export type Metadata = Readonly<Record<string, string>>;

/** The format of versions before 2026-12: details in this order; the oldest lack the last. */
const CUSTOMER: readonly CustomerField[] = [
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'area',
];
const positionalSchema = z
  .strictObject({
    locale: localeSchema,
    method: z.enum(paymentMethods),
    customer: z
      .array(z.string())
      .min(CUSTOMER.length - 1)
      .max(CUSTOMER.length),
    instructions: z.string(),
    lines: z.array(z.tuple([z.string(), z.string(), amountSchema, z.int().min(1)])).min(1),
    shipping: amountSchema,
  })
  .transform(({ customer, lines: tuples, shipping, ...order }) => {
    const lines = tuples.map(([id, name, price, quantity]) => {
      return { id, name, price, quantity, subtotal: price * quantity };
    });
    const sum = (key: 'quantity' | 'subtotal') => lines.reduce((all, line) => all + line[key], 0);
    const subtotal = sum('subtotal');
    return {
      ...order,
      customer: customerOf((field) => customer[CUSTOMER.indexOf(field)] ?? ''),
      lines,
      totals: { itemCount: sum('quantity'), subtotal, shipping, total: subtotal + shipping },
    };
  });
const contentSchema = z.union([storedOrderSchema, positionalSchema]);

/** Cuts a text into pieces of at most `size` code units, without splitting a surrogate pair. */
export const chunksOf = (text: string, size: number): readonly string[] =>
  text.match(new RegExp(`.{1,${size}}(?![\\udc00-\\udfff])`, 'gs')) ?? [];

const shortName = (name: string): string => chunksOf(name, MAX_NAME)[0] ?? '';

/** The order as metadata, or undefined if it is too long. Names of line items may be shortened. */
export function encodeOrder({ id, ...order }: Order): Metadata | undefined {
  const content: z.input<typeof storedOrderSchema> = {
    ...order,
    lines: order.lines.map((line) => ({ ...line, name: shortName(line.name) })),
  };
  const chunks = chunksOf(JSON.stringify(content), MAX_VALUE);
  if (chunks.length > MAX_CHUNKS) return undefined;
  const keys = chunks.map((chunk, index) => [`${ID_KEY}_${String(index).padStart(2, '0')}`, chunk]);
  return { [ID_KEY]: id, ...(Object.fromEntries(keys) as Metadata) };
}

/** Decodes the order in a session's metadata; undefined if the session belongs to another shop. */
export function decodeOrder(metadata: Metadata | null): Order | undefined {
  const { [ID_KEY]: id, ...others } = metadata ?? {};
  const keys = Object.keys(others).filter((key) => CHUNK_KEY.test(key));
  const text = keys.sort().map((key) => others[key]);
  const { data } = contentSchema.safeParse(parseJson(text.join('')));
  return data && isRandomId(id) ? { id, ...data } : undefined;
}
