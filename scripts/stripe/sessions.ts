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
}

/** An answer of Stripe to what it rejects. */
export class Refusal extends Error {
  readonly status: number;
  readonly type: string;

  constructor(message: string, status = 400, type = 'invalid_request_error') {
    super(message);
    this.status = status;
    this.type = type;
  }
}

function check(holds: boolean, param: string, reason: string): asserts holds {
  if (!holds) throw new Refusal(`Invalid ${param}: ${reason}`);
}

const MAX_AMOUNT = 99_999_999;

function amountAt(params: Params, name: string): number {
  const amount = Number(textAt(params, name));
  check(Number.isInteger(amount) && amount >= 0 && amount <= MAX_AMOUNT, name, 'not an amount');
  return amount;
}

function readLines(params: Params): StandInSession['lines'] {
  const items = listAt(params, 'line_items');
  check(items.length > 0 && items.length <= 100, 'line_items', '1 to 100 are allowed');
  const lines = items.map((item) => {
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
    return { name, amount: amountAt(objectAt(rate, 'fixed_amount'), 'amount'), quantity: 1 };
  });
  return [...lines, ...shipping];
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

/**
 * A new session.
 * @param base the address of the payment page
 * @throws Refusal
 */
export function createSession(params: Params, base: string): StandInSession {
  check(textAt(params, 'mode') === 'payment', 'mode', 'must be payment');
  const lines = readLines(params);
  const total = lines.reduce((sum, { amount, quantity }) => sum + amount * quantity, 0);
  check(total >= 400 && total <= MAX_AMOUNT, 'amount', 'must be HK$4.00 to HK$999,999.99');
  const email = textAt(params, 'customer_email') ?? null;
  check(email === null || /^[^\s@]+@[^\s@]+$/.test(email), 'customer_email', 'not an address');
  const id = `cs_test_${randomBytes(24).toString('hex')}`;
  return {
    id,
    object: 'checkout.session',
    amount_total: total,
    cancel_url: addressAt(params, 'cancel_url'),
    client_reference_id: textAt(params, 'client_reference_id') ?? null,
    created: Math.floor(Date.now() / 1000),
    currency: 'hkd',
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
  };
}
