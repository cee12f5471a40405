import { z } from 'zod';
import { totalsWith } from '~/features/cart/totals';
import { isOrderId } from '~/features/checkout/checkout-api';
import { customerFields, customerOf } from '~/features/checkout/orders/order';
import { locales } from '~/i18n/locales';
import { parseJson } from '~/lib/json';
import { paymentMethods } from '~/site/payment-methods';
import type { PricedOrder } from '../orders/priced-order';

// A session of Stripe carries its order, so that the webhook needs no storage of its own. Metadata has at
// most 50 keys, with values of at most 500 characters.

const MAX_VALUE = 500;
const MAX_CHUNKS = 45;

/** The key with the order's id, by which staff find a payment in Stripe. */
const ID_KEY = 'order';
const CHUNK_KEY = /^order_\d\d$/;

/** Longer names are shortened: 100 line items must fit. */
const MAX_NAME = 60;

export type Metadata = Readonly<Record<string, string>>;

const amount = z.int().min(0);
/** The details of sessions that were opened before orders had an area. */
const BEFORE_AREAS = 7;
const contentSchema = z.strictObject({
  locale: z.enum(locales),
  method: z.enum(paymentMethods),
  /** In the order of {@link customerFields}. */
  customer: z.array(z.string()).min(BEFORE_AREAS).max(customerFields.length),
  instructions: z.string(),
  lines: z.array(z.tuple([z.string(), z.string(), amount, z.int().min(1)])).min(1),
  shipping: amount,
});

/** Cuts a text into pieces of at most `size` code units, without splitting a surrogate pair. */
export const chunksOf = (text: string, size: number): readonly string[] =>
  text.match(new RegExp(`.{1,${size}}(?![\\udc00-\\udfff])`, 'gs')) ?? [];

const shortName = (name: string): string => chunksOf(name, MAX_NAME)[0] ?? '';

/** The order as metadata, or undefined if it is too long. Names of line items may be shortened. */
export function encodeOrder(order: PricedOrder): Metadata | undefined {
  const { id, locale, method, customer, instructions, lines, totals } = order;
  const content: z.infer<typeof contentSchema> = {
    locale,
    method,
    customer: customerFields.map(({ name }) => customer[name]),
    instructions,
    lines: lines.map(({ id, name, price, quantity }) => [id, shortName(name), price, quantity]),
    shipping: totals.shipping,
  };
  const chunks = chunksOf(JSON.stringify(content), MAX_VALUE);
  if (chunks.length > MAX_CHUNKS) return undefined;
  const keys = chunks.map((chunk, index) => [`${ID_KEY}_${String(index).padStart(2, '0')}`, chunk]);
  return { [ID_KEY]: id, ...(Object.fromEntries(keys) as Metadata) };
}

/** The order in the metadata of a session, or undefined for a session that is not of this shop. */
export function decodeOrder(metadata: Metadata | null): PricedOrder | undefined {
  const { [ID_KEY]: id, ...others } = metadata ?? {};
  const keys = Object.keys(others).filter((key) => CHUNK_KEY.test(key));
  const text = keys.sort().map((key) => others[key]);
  const { data } = contentSchema.safeParse(parseJson(text.join('')));
  if (!data || !id || !isOrderId(id)) return undefined;
  const { locale, method, instructions, shipping } = data;
  const customer = customerOf((_, index) => data.customer[index] ?? '');
  const lines = data.lines.map(([id, name, price, quantity]) => {
    return { id, name, price, quantity, subtotal: price * quantity };
  });
  const totals = totalsWith(lines, shipping);
  return { id, locale, method, customer, instructions, lines, totals };
}
