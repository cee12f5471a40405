import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { inject } from 'vitest';
import { listenLocally } from '../../../scripts/server/local-server';
import type { Keep, Removable } from './for-this-file';
import { startStrapi } from './strapi';

/** A call of a webhook of the CMS. */
interface WebhookCall {
  event: string;
  model?: string;
  entry?: { documentId?: string; price?: number };
}

/** A shop that only records the calls of its webhook. */
interface Listener extends Removable {
  /** The value of CMS_WEBHOOK_URL. */
  url: string;
  /** In order of arrival, refused ones included. */
  calls: WebhookCall[];
  /**
   * Waits for the call of a CMS that has started, and records later ones with its secret. Calls with another, to another
   * path, or on a reused connection do not count.
   */
  follow: (cms: { secret: string }) => Promise<void>;
  /** Whether it refuses calls. */
  isBusy: boolean;
}

export async function startListener(): Promise<Listener> {
  const calls: WebhookCall[] = [];
  const state = { calls, isBusy: false };
  let secret = '';
  const called = Promise.withResolvers<undefined>();
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      // The status page of the panel asks, too.
      const isCall = method === 'POST' && url === '/hooks/cms';
      const { 'x-cms-secret': sent, connection } = headers;
      if (isCall && sent === secret && connection === 'close') {
        calls.push(JSON.parse(body) as WebhookCall);
      }
      response.writeHead(state.isBusy ? 503 : 202).end();
      if (isCall) called.resolve(undefined);
    });
  });
  const { url, stop } = await listenLocally(server);
  return Object.assign(state, {
    url: `${url}/hooks/cms`,
    remove: stop,
    async follow(cms: { secret: string }) {
      await called.promise;
      ({ secret } = cms);
    },
  });
}

/** Starts a CMS with few products, and a shop that records the calls of its webhook. */
export async function startWithListener(keep: Keep) {
  const shop = keep(await startListener());
  const strapi = keep(
    await startStrapi({ snapshot: inject('snapshots').small, webhookUrl: shop.url }),
  );
  await shop.follow(strapi);
  return { shop, strapi };
}
