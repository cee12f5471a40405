import { randomBytes } from 'node:crypto';
import { listAt, objectAt, textAt, type Params } from './form-body.ts';

/** The fields of a Checkout session that the shop reads, as Stripe sends them. */
export interface StandInSession {
  id: string;
  object: 'checkout.session';
  amount_total: number;
  cancel_url: string;
  client_reference_id: string | null;
  created: number;
  currency: string;
  /** Unix time in s. */
  expires_at: number;
  customer_email: string | null;
  livemode: false;
  locale: string;
  metadata: Record<string, string>;
  mode: 'payment';
  payment_intent: string | null;
  payment_status: 'paid' | 'unpaid';
  status: 'open' | 'complete' | 'expired';
  success_url: string;
  url: string | null;
  /** For the payment page; not a field of Stripe. */
  lines: { name: string; amount: number; quantity: number }[];
  /** The metadata of the payment, which staff see in Stripe. Sessions do not have this field. */
  paymentMetadata: Record<string, string>;
}

/** An answer of Stripe to what it rejects. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;
  readonly param: string | undefined;

  constructor(message: string, status = 400, type = 'invalid_request_error', param?: string) {
    super(message);
    this.status = status;
    this.type = type;
    this.param = param;
  }
}

function check(holds: boolean, param: string, reason: string): asserts holds {
  if (!holds) throw new Refusal(`Invalid ${param}: ${reason}`, undefined, undefined, param);
}

const MAX_AMOUNT = 99_999_999;

function amountAt(params: Params, name: string): number {
  const amount = Number(textAt(params, name));
  check(Number.isInteger(amount) && amount >= 0 && amount <= MAX_AMOUNT, name, 'not an amount');
  return amount;
}

function readLines(params: Params): Record<'goods' | 'shipping', StandInSession['lines']> {
  const items = listAt(params, 'line_items');
  check(items.length > 0 && items.length <= 100, 'line_items', '1 to 100 are allowed');
  const goods = items.map((item) => {
    const price = objectAt(item, 'price_data');
    const quantity = Number(textAt(item, 'quantity'));
    check(Number.isInteger(quantity) && quantity > 0, 'quantity', 'not a count');
    check(textAt(price, 'currency') === 'hkd', 'currency', 'the test account is in HKD');
    const name = textAt(objectAt(price, 'product_data'), 'name') ?? '';
    check(name !== '', 'name', 'must not be empty');
    return { name, amount: amountAt(price, 'unit_amount'), quantity };
  });
  const shipping = listAt(params, 'shipping_options').map((option) => {
    const rate = objectAt(option, 'shipping_rate_data');
    const name = textAt(rate, 'display_name') ?? '';
    check(textAt(rate, 'type') === 'fixed_amount', 'type', 'must be fixed_amount');
    return { name, amount: amountAt(objectAt(rate, 'fixed_amount'), 'amount'), quantity: 1 };
  });
  return { goods, shipping };
}

function readMetadata(params: Params): Record<string, string> {
  const entries = Object.entries(objectAt(params, 'metadata'));
  check(entries.length <= 50, 'metadata', 'more than 50 keys');
  for (const [key, value] of entries) {
    check(key.length <= 40, 'metadata', 'a key is longer than 40 characters');
    check(typeof value === 'string' && value !== '', 'metadata', 'a value is empty');
    check(value.length <= 500, 'metadata', 'a value is longer than 500 characters');
  }
  return Object.fromEntries(entries) as Record<string, string>;
}

function addressAt(params: Params, name: string): string {
  const address = textAt(params, name) ?? '';
  check(URL.canParse(address), name, 'not an absolute address');
  return address;
}

/** The fields of a coupon that the shop needs. */
export interface StandInCoupon {
  id: string;
  object: 'coupon';
  name: string;
  amount_off: number;
}

/**
 * A new coupon.
 * @throws Refusal
 */
export function createCoupon(params: Params): StandInCoupon {
  const name = textAt(params, 'name') ?? '';
  check(name.length > 0 && name.length <= 40, 'name', 'must have 1 to 40 characters');
  check(textAt(params, 'currency') === 'hkd', 'currency', 'the test account is in HKD');
  check(textAt(params, 'duration') === 'once', 'duration', 'must be once');
  const amount_off = amountAt(params, 'amount_off');
  check(amount_off > 0, 'amount_off', 'must be positive');
  return { id: randomBytes(8).toString('hex'), object: 'coupon', name, amount_off };
}

/** Off the line items, as at Stripe, not off shipping; undefined without a discount. */
function discountAt(params: Params, coupons: ReadonlyMap<string, StandInCoupon>, goods: number) {
  const [discount] = listAt(params, 'discounts');
  if (!discount) return undefined;
  const coupon = coupons.get(textAt(discount, 'coupon') ?? '');
  check(coupon !== undefined, 'discounts', 'no such coupon');
  return { name: coupon.name, amount: -Math.min(coupon.amount_off, goods), quantity: 1 };
}

/** s since 1970; Stripe allows 30 min to 24 h. */
function expiryAt(params: Params, now: number): number {
  const expiry = Number(textAt(params, 'expires_at') ?? now + 86_400);
  check(expiry >= now + 1800 && expiry <= now + 86_400, 'expires_at', 'not 30 min to 24 h');
  return expiry;
}

/**
 * A new session.
 * @param base the address of the payment page
 * @throws Refusal
 */
export function createSession(
  params: Params,
  base: string,
  coupons: ReadonlyMap<string, StandInCoupon>,
): StandInSession {
  check(textAt(params, 'mode') === 'payment', 'mode', 'must be payment');
  const { goods, shipping } = readLines(params);
  const sum = goods.reduce((all, { amount, quantity }) => all + amount * quantity, 0);
  const discount = discountAt(params, coupons, sum);
  const lines = [...goods, ...(discount ? [discount] : []), ...shipping];
  const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  check(total >= 400 && total <= MAX_AMOUNT, 'amount', 'must be HK$4.00 to HK$999,999.99');
  const email = textAt(params, 'customer_email') ?? null;
  const isAddress = email === null || /^[!-?A-~]+@[!-?A-~]+$/.test(email);
  check(isAddress && !email?.includes('..'), 'customer_email', 'not an address');
  const created = Math.floor(Date.now() / 1000);
  const id = `cs_test_${randomBytes(24).toString('hex')}`;
  return {
    id,
    object: 'checkout.session',
    amount_total: total,
    cancel_url: addressAt(params, 'cancel_url'),
    client_reference_id: textAt(params, 'client_reference_id') ?? null,
    created,
    currency: 'hkd',
    expires_at: expiryAt(params, created),
    customer_email: email,
    livemode: false,
    locale: textAt(params, 'locale') ?? 'auto',
    metadata: readMetadata(params),
    mode: 'payment',
    payment_intent: null,
    payment_status: 'unpaid',
    status: 'open',
    success_url: addressAt(params, 'success_url'),
    url: `${base}/pay/${id}`,
    lines,
    paymentMetadata: readMetadata(objectAt(params, 'payment_intent_data')),
  };
}
