import type { BrowserContext, Request, Route } from '@playwright/test';
import type { CheckoutRequest, CheckoutState, PaymentState } from '~/contracts/order';
import type { OrderStatuses } from '~/contracts/order-states';

const STRIPE = 'https://checkout.stripe.com';

interface Session {
  order: CheckoutRequest;
  state: PaymentState;
  placedAt: number;
}

export type Answer = (route: Route) => Promise<void>;

export const json =
  (status: number, body: object): Answer =>
  (route) =>
    route.fulfill({ status, json: body });

/** Simulates the functions and Stripe, for all tabs of a context. */
export interface ShopServer {
  /** The bodies of `POST /api/checkout` and `POST /api/order`. */
  submitted: CheckoutRequest[];
  /** Sessions by id, in order of creation. */
  sessions: Map<string, Session>;
  /** The ids of the sessions whose state was requested. */
  asked: string[];
  /** Statuses of orders by id: the response to `POST /api/order-states`. */
  statuses: OrderStatuses;
  /** Responses to the next submissions in place of the shop's, one each. */
  faults: Answer[];
  /** The response to all submissions in place of the shop's. */
  outage: Answer | undefined;
  /** The response to all requests about sessions and orders in place of the shop's. */
  silence: Answer | undefined;
  /** The newest session. */
  last: () => [id: string, session: Session];
}

export const refuse = (status: number, error: string, more: object = {}): Answer =>
  json(status, { error, ...more });
export const disconnect: Answer = (route) => route.abort();
export const noAnswer: Answer = () => new Promise(() => undefined);
export const answerHtml: Answer = (route) =>
  route.fulfill({ status: 200, contentType: 'text/html', body: '<h1>Proxy</h1>' });
const leadTo = (url: string): Answer => json(200, { url });

export const REFERENCE = 'OT-20261122-ABCDEF';

/** The payment page: two links, for Stripe's pay button and its back link. */
const paymentPage = (back: string, done: string) => `<!doctype html><title>Stripe</title>
  <a href="${done}">Pay</a> <a href="${back}">Back</a>`;

const stateOf = ({ order, state, placedAt }: Session): CheckoutState => ({
  id: order.id,
  state,
  total: order.total,
  reference: REFERENCE,
  placedAt,
});

export async function startShopServer(context: BrowserContext): Promise<ShopServer> {
  const server: ShopServer = {
    submitted: [],
    sessions: new Map(),
    asked: [],
    statuses: {},
    faults: [],
    outage: undefined,
    silence: undefined,
    last: () => {
      const entry = [...server.sessions].at(-1);
      if (!entry) throw new Error('there is no session');
      return entry;
    },
  };

  const bodyOf = (request: Request) => request.postDataJSON() as CheckoutRequest;

  function startPayment(order: CheckoutRequest): Answer {
    const known = [...server.sessions].find(([, session]) => session.order.id === order.id);
    const isSame = known && JSON.stringify(known[1].order) === JSON.stringify(order);
    if (known && (!isSame || known[1].state === 'failed')) return refuse(409, 'used');
    const id = known?.[0] ?? `cs_test_${server.sessions.size + 1}`;
    if (!known) server.sessions.set(id, { order, state: 'open', placedAt: 1_763_784_000_000 });
    return leadTo(`${STRIPE}/c/pay/${id}#fragment`);
  }

  await context.route('**/api/checkout*', async (route) => {
    const request = route.request();
    if (request.method() === 'POST') {
      const order = bodyOf(request);
      server.submitted.push(order);
      const answer = server.outage ?? server.faults.shift() ?? startPayment(order);
      return answer(route);
    }
    const id = new URL(request.url()).searchParams.get('session') ?? '';
    server.asked.push(id);
    const session = server.sessions.get(id);
    if (request.method() === 'DELETE' && session?.state === 'open') session.state = 'failed';
    const answer =
      server.silence ?? (session ? json(200, stateOf(session)) : refuse(404, 'unknown'));
    return answer(route);
  });

  await context.route('**/api/order', async (route) => {
    server.submitted.push(bodyOf(route.request()));
    const answer =
      server.outage ??
      server.faults.shift() ??
      json(201, { reference: REFERENCE, placedAt: 1_763_784_000_000 });
    return answer(route);
  });

  await context.route('**/api/order-states', (route) =>
    (server.silence ?? json(200, server.statuses))(route),
  );

  await context.route(`${STRIPE}/**`, async (route) => {
    const id = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const session = server.sessions.get(id);
    if (!session) return route.fulfill({ status: 404, body: 'No such session' });
    const site = new URL((await route.request().headerValue('referer')) ?? '').origin;
    const prefix = site + (session.order.locale === 'en' ? '/en' : '');
    return route.fulfill({
      contentType: 'text/html',
      body: paymentPage(
        `${prefix}/checkout?payment=open`,
        `${prefix}/order/confirmation?session=${id}`,
      ),
    });
  });

  return server;
}
