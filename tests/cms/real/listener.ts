import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';
import { listenLocally } from '../../../scripts/server/local-server';
import type { Removable } from './for-this-file';

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
  /** That of the CMS. Calls with another, to another path, or on a reused connection do not count. */
  secret: string;
  /** Whether it refuses calls. */
  isBusy: boolean;
}

export async function startListener(): Promise<Listener> {
  const calls: WebhookCall[] = [];
  const state = { calls, secret: '', isBusy: false };
  const server = createServer((request, response) => {
    void text(request).then((body) => {
      const { method, url, headers } = request;
      // The status page of the panel asks, too.
      const isCall = method === 'POST' && url === '/hooks/cms';
      const { 'x-cms-secret': secret, connection } = headers;
      if (isCall && secret === state.secret && connection === 'close') {
        calls.push(JSON.parse(body) as WebhookCall);
      }
      response.writeHead(state.isBusy ? 503 : 202).end();
    });
  });
  const { url, stop } = await listenLocally(server);
  return Object.assign(state, { url: `${url}/hooks/cms`, remove: stop });
}
