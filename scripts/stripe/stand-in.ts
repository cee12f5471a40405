import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import Stripe from 'stripe';
import { listenLocally } from '../server/local-server.ts';
import { objectAt, parseForm, type Params } from './form-body.ts';
import { actionsOf, paymentPage, sessionList, type Action } from './payment-page.ts';
import {
  createCoupon,
  createSession,
  Refusal,
  type StandInCoupon,
  type StandInSession,
} from './sessions.ts';

/** Simulated failures of requests of the shop. */
export type Fault =
  | 'down' // the connection is closed without a response
  | 'lost' // the request is carried out, but its response never arrives
  | { status: number }; // from 500, the request has failed while it was carried out

interface Event {
  id: string;
  type: string;
  /** The body of the webhook. */
  body: string;
}

interface Options {
  /** Signs webhooks. */
  secret: string;
  /** Receives webhooks as soon as something happens; without it, tests deliver them. */
  hookUrl?: string;
  port?: number;
}

const KEY = /^Bearer sk_test_\w+$/;
/** ms between two attempts to deliver a webhook. Stripe waits up to hours. */
const RETRY_DELAY = 2000;

/**
 * A server that answers what the library `stripe` expects of Stripe, for the calls that the shop makes. It
 * keeps sessions and idempotency keys as Stripe does, and has a payment page.
 */
export async function startStripeStandIn({ secret, hookUrl, port = 0 }: Options) {
  const sessions = new Map<string, StandInSession>();
  const coupons = new Map<string, StandInCoupon>();
  /** By idempotency key: the parameters of the first request, and its answer or failure. */
  const used = new Map<string, { body: string; answer: object }>();
  const inProgress = new Set<string>();
  const state = {
    fault: undefined as Fault | undefined,
    /** Answers wait for it. */
    gate: undefined as Promise<unknown> | undefined,
  };

  const server = createServer((request, response) => {
    handle(request, response).catch(() => response.destroy());
  });
  const { url, port: actualPort, stop } = await listenLocally(server, port);
  /** The shop sends shoppers to https, or to `localhost`. */
  const pages = `http://localhost:${actualPort}`;

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = new URL(request.url ?? '/', url);
    const body = request.method === 'GET' ? search.slice(1) : await text(request);
    if (pathname.startsWith('/v1/')) await answerApi(request, response, pathname, body);
    else answerPage(request, response, pathname);
  }

  async function answerApi(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    body: string,
  ): Promise<void> {
    const { fault } = state;
    const key = String(request.headers['idempotency-key'] ?? '');
    if (fault === 'down') return void request.socket.destroy();
    try {
      const refusal =
        typeof fault === 'object' ? new Refusal('Refused.', fault.status, 'api_error') : undefined;
      if (refusal && refusal.status < 500) throw refusal;
      if (!KEY.test(request.headers.authorization ?? '')) {
        throw new Refusal('Invalid API Key provided.', 401);
      }
      if (key !== '' && inProgress.has(key)) {
        throw new Refusal('Another request uses this key.', 409, 'idempotency_error');
      }
      inProgress.add(key);
      await state.gate;
      inProgress.delete(key);
      const before = used.get(key);
      if (before && before.body !== body) {
        const message = 'Keys for idempotent requests can only be used with the same parameters.';
        throw new Refusal(message, 400, 'idempotency_error');
      }
      // Stripe repeats its first response, whatever the session's current state: a failure, too.
      if (before) response.setHeader('Idempotent-Replayed', 'true');
      const answer = before?.answer ?? refusal ?? answerTo(`${request.method} ${path}`, body);
      if (key !== '') used.set(key, { body, answer });
      if (answer instanceof Refusal) throw answer;
      if (fault === 'lost' && key !== '' && !before) response.destroy();
      if (!response.destroyed) json(response, 200, answer);
    } catch (problem) {
      if (!(problem instanceof Refusal)) throw problem;
      const { status, type, message, param } = problem;
      // A retry would have the same answer.
      if (status >= 500) response.setHeader('Stripe-Should-Retry', 'false');
      json(response, status, { error: { type, message, param } });
    }
  }

  /** @throws Refusal */
  function answerTo(call: string, body: string): object {
    if (call === 'POST /v1/checkout/sessions') {
      const session = createSession(parseForm(body), pages, coupons);
      sessions.set(session.id, session);
      return publicPart(session);
    }
    if (call === 'POST /v1/coupons') {
      const coupon = createCoupon(parseForm(body));
      coupons.set(coupon.id, coupon);
      return coupon;
    }
    const [, method, id = '', close] =
      /^(\w+) \/v1\/checkout\/sessions\/(\w+)(\/expire)?$/.exec(call) ?? [];
    if (method === 'GET' && !close) return find(id, objectAt(parseForm(body), 'expand'));
    if (method === 'POST' && close) return closeOpen(id);
    throw new Refusal('Unrecognized request URL.', 404);
  }

  function find(id: string, expand: Params): object {
    const session = sessions.get(id);
    if (!session) throw new Refusal('No such session.', 404);
    if (!Object.values(expand).includes('payment_intent')) return publicPart(session);
    const intent = session.payment_intent && {
      id: session.payment_intent,
      status: statusOf(session),
    };
    return { ...publicPart(session), payment_intent: intent };
  }

  function closeOpen(id: string): object {
    const session = sessions.get(id);
    if (session?.status !== 'open') throw new Refusal('Only open sessions can expire.');
    expire(id);
    return publicPart(session);
  }

  const failed = new Set<string>();
  function statusOf({ id, payment_status: status }: StandInSession): string {
    if (status === 'paid') return 'succeeded';
    return failed.has(id) ? 'requires_payment_method' : 'processing';
  }

  function answerPage(request: IncomingMessage, response: ServerResponse, path: string): void {
    const html = { 'Content-Type': 'text/html; charset=utf-8' };
    const [, id = '', name] = /^\/pay\/(\w+)(?:\/(\w+))?$/.exec(path) ?? [];
    const session = sessions.get(id);
    if (path === '/') {
      response.writeHead(200, html).end(sessionList(sessions.values()));
    } else if (!session) {
      response.writeHead(404).end('Not found');
    } else if (request.method === 'POST') {
      const action = actionsOf(session).find((each) => each === name);
      if (action) carryOut(action, id);
      const target = action === 'cancel' ? session.cancel_url : session.success_url;
      response.writeHead(303, { Location: target.replace('{CHECKOUT_SESSION_ID}', id) }).end();
    } else {
      response.writeHead(200, html).end(paymentPage(session));
    }
  }

  function carryOut(action: Action, id: string): void {
    const events = { pay, later: payLater, confirm, fail };
    if (action === 'cancel') return;
    const event = events[action](id);
    if (hookUrl) void deliverUntilReceived(event, hookUrl);
  }

  /** Sends an event, as Stripe does, until it is answered with 2xx. */
  async function deliverUntilReceived(event: Event, target: string): Promise<void> {
    while (server.listening) {
      const status = await deliver(event, target).catch(() => 0);
      if (status >= 200 && status < 300) return;
      await pause(RETRY_DELAY, undefined, { ref: false });
    }
  }

  function sessionOf(id: string): StandInSession {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  }

  function eventOf(name: string, session: StandInSession): Event {
    const id = `evt_${randomBytes(12).toString('hex')}`;
    const type = `checkout.session.${name}`;
    const created = Math.floor(Date.now() / 1000);
    const data = { object: publicPart(session) };
    return { id, type, body: JSON.stringify({ id, object: 'event', type, created, data }) };
  }

  function complete(id: string, paid: boolean): Event {
    const session = sessionOf(id);
    if (session.status !== 'open') throw new Error('The session is not open');
    session.status = 'complete';
    session.payment_intent = `pi_${id.slice(-24)}`;
    session.payment_status = paid ? 'paid' : 'unpaid';
    session.url = null;
    return eventOf('completed', session);
  }
  const pay = (id: string): Event => complete(id, true);
  const payLater = (id: string): Event => complete(id, false);

  function confirm(id: string): Event {
    const session = sessionOf(id);
    session.payment_status = 'paid';
    return eventOf('async_payment_succeeded', session);
  }

  function fail(id: string): Event {
    failed.add(id);
    return eventOf('async_payment_failed', sessionOf(id));
  }

  function expire(id: string): Event {
    const session = sessionOf(id);
    session.status = 'expired';
    session.url = null;
    return eventOf('expired', session);
  }

  async function deliver(event: Event, target: string): Promise<number> {
    const { status } = await fetch(target, { method: 'POST', ...signed(event) });
    return status;
  }

  const signed = ({ body }: Event) => ({
    body,
    headers: {
      'Content-Type': 'application/json',
      'Stripe-Signature': Stripe.webhooks.generateTestHeaderString({ payload: body, secret }),
    },
  });

  return {
    url,
    /** The base URL of the payment pages. */
    pages,
    state,
    sessions,
    /** The shopper pays; returns the event. */
    pay,
    /** The shopper pays by a method that takes days to confirm. */
    payLater,
    /** A payment of {@link payLater} has succeeded. */
    confirm,
    /** A payment of {@link payLater} has failed. */
    fail,
    /** The shopper did not pay in time. */
    expire,
    /** A webhook request, signed. */
    signed,
    /** Cents charged for an order, in all sessions. */
    charged: (order: string): number =>
      [...sessions.values()]
        .filter((each) => each.client_reference_id === order && each.payment_status === 'paid')
        .reduce((sum, { amount_total }) => sum + amount_total, 0),
    stop,
  };
}

const publicPart = ({ lines: _, paymentMetadata: __, ...session }: StandInSession) => session;

function json(response: ServerResponse, status: number, body: object): void {
  const headers = { 'Content-Type': 'application/json', 'Request-Id': 'req_standin' };
  response.writeHead(status, headers).end(JSON.stringify(body));
}
