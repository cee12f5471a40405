import { startStripeStandIn } from '../../../scripts/stripe/stand-in';
import type { CheckoutError, CheckoutRequest, CheckoutState } from '~/contracts/order';
import checkout from '~/functions/checkout';
import order from '~/functions/order';
import orderLookup from '~/functions/order-lookup';
import orderStates from '~/functions/order-states';
import stripeHook from '~/functions/stripe-hook';
import { customer } from './customer';
import { startFakeOrdersCms } from './fake-orders-cms';
import { startFakeSite } from './fake-site';

const SECRET = 'whsec_test';
const TOKEN = 'orders-token';

export const ORDER_ID = '0123456789abcdef0123456789abcdef';

/** A numbered id. */
export const idOf = (number: number): string => number.toString(16).padStart(32, '0');

/** Two guitars, shown for HK$12,000 each: shipping is free from HK$500. */
export const request: CheckoutRequest = {
  id: ORDER_ID,
  locale: 'zh',
  method: 'card',
  customer,
  instructions: '',
  lines: [{ id: '7', quantity: 2, price: 12_000 }],
  total: 24_000,
};

/** The response of a function. */
export interface Answered {
  status: number;
  body: Partial<CheckoutState> & { url?: string } & Partial<CheckoutError>;
}

export const answered = async (response: Response) => ({
  status: response.status,
  body: (await response.json()) as Answered['body'] & Record<string, unknown>,
});

/** Numbers the senders' addresses, so that no test uses up the rate limit of another. */
let senders = 0;
export const nextSender = (): string => `192.0.2.${(senders += 1)}`;

/** Starts the functions with a site, a Stripe and a CMS on this machine. */
export async function startLab() {
  const products = new Map([
    ['7', { name: 'Stratocaster', price: 12_000, inStock: true }],
    ['8', { name: 'Strings', price: 80, inStock: true }],
  ]);
  const site = await startFakeSite(products);
  const cms = await startFakeOrdersCms(TOKEN);
  const stripe = await startStripeStandIn({ secret: SECRET });
  const before = { ...process.env };
  Object.assign(process.env, {
    SITE_URL: site.url,
    STRIPE_SECRET_KEY: 'sk_test_standin',
    STRIPE_API_BASE: stripe.url,
    STRIPE_WEBHOOK_SECRET: SECRET,
    ORDERS_URL: cms.url,
    ORDERS_TOKEN: TOKEN,
  });

  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    new Request(site.url + path, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', Origin: site.url, ...headers },
    });

  const ip = nextSender();
  const look = (session: string, method: 'GET' | 'DELETE', headers: Record<string, string>) =>
    checkout(new Request(`${site.url}/api/checkout?session=${session}`, { method, headers }), {
      ip,
    });

  const submit = async (changes: Partial<CheckoutRequest> = {}, headers = {}): Promise<Answered> =>
    answered(await checkout(post('/api/checkout', { ...request, ...changes }, headers), { ip }));

  return {
    site,
    cms,
    stripe,
    products,
    post,
    submit,
    /** Submits the order and returns the id of its session. */
    open: async (changes: Partial<CheckoutRequest> = {}): Promise<string> => {
      const { status, body } = await submit(changes);
      if (!body.url) throw new Error(`The order was answered with ${status}`);
      return sessionAt(body.url);
    },
    submitTransfer: async (
      changes: Partial<CheckoutRequest> = {},
      sender = ip,
      headers: Record<string, string> = {},
    ): Promise<Answered> => {
      const body = { ...request, method: 'bank', ...changes };
      return answered(await order(post('/api/order', body, headers), { ip: sender }));
    },
    askStates: async (body: unknown, headers: Record<string, string> = {}) => {
      const response = await orderStates(post('/api/order-states', body, headers), { ip });
      return answered(response);
    },
    /** Looks up an order by its reference and an e-mail address. */
    find: async (body: object, headers: Record<string, string> = {}, from = ip) =>
      answered(await orderLookup(post('/api/order-lookup', body, headers), { ip: from })),
    look: async (
      session: string,
      headers = { 'Sec-Fetch-Site': 'same-origin' },
    ): Promise<Answered> => answered(await look(session, 'GET', headers)),
    /** Closes the payment page of a session. */
    close: async (session: string, headers: Record<string, string> = {}): Promise<Answered> =>
      answered(await look(session, 'DELETE', { Origin: site.url, ...headers })),
    /** Delivers an event of Stripe, with a signature unless another is given. */
    hook: async (event: { body: string }, signature?: string): Promise<number> => {
      const { body, headers } = stripe.signed({ id: '', type: '', ...event });
      const sent = {
        ...headers,
        ...(signature !== undefined && { 'Stripe-Signature': signature }),
      };
      return (await stripeHook(post('/api/stripe-hook', body, sent))).status;
    },
    async stop() {
      for (const name of Object.keys(process.env)) {
        if (!(name in before)) Reflect.deleteProperty(process.env, name);
      }
      Object.assign(process.env, before);
      await Promise.all([site.stop(), cms.stop(), stripe.stop()]);
    },
  };
}

export type Lab = Awaited<ReturnType<typeof startLab>>;

/** Returns the session id of a payment page's URL. */
export const sessionAt = (url: string | undefined): string => url?.split('/').at(-1) ?? '';

/** Returns the statuses of numbered requests, sent in sequence, starting at 0. */
export async function statusesOf(
  count: number,
  send: (number: number) => Promise<{ status: number }>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) statuses.push((await send(number)).status);
  return statuses;
}
