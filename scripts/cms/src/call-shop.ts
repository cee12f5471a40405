import type { Core } from '@strapi/strapi';
import { webhooksOf } from './webhooks';

/** Events that change the shop, and further events that change a preview of drafts. */
const LIVE = [
  ...['delete', 'publish', 'unpublish'].map((event) => `entry.${event}`),
  ...['update', 'delete'].map((event) => `media.${event}`),
];
const DRAFTS = [...LIVE, 'entry.create', 'entry.update', 'entry.draft-discard'];

/** The name of the webhook that calls the live shop. */
const SHOP = 'Shop';

/** Creates or updates the webhooks that call the shop and the preview of drafts with the shop's secret. */
export async function setWebhooks(strapi: Core.Strapi) {
  await setWebhook(strapi, SHOP, process.env.CMS_WEBHOOK_URL ?? '', LIVE);
  const preview = new URL('/hooks/cms', process.env.CMS_PREVIEW_URL);
  await setWebhook(strapi, 'Preview', preview.href, DRAFTS);
}

async function setWebhook(strapi: Core.Strapi, name: string, url: string, events: string[]) {
  const { store, runner } = webhooksOf(strapi);
  const headers = {
    'x-cms-secret': process.env.CMS_WEBHOOK_SECRET ?? '',
    // A call on an idle connection that the shop is closing would be lost.
    Connection: 'close',
  };
  const webhook = { name, url, headers, events, isEnabled: true };
  const before = (await store.findWebhooks()).find((each) => each.name === name);
  if (before) runner.update(await store.updateWebhook(before.id, webhook));
  else runner.add(await store.createWebhook(webhook));
}

/**
 * Calls webhooks as if an editor had published a product, and waits for their responses.
 *
 * @returns whether the shop has accepted the call
 */
async function call(
  strapi: Core.Strapi,
  isCalled: (name: string) => boolean,
  documentId?: string,
): Promise<boolean> {
  const event = 'entry.publish';
  const { store, runner } = webhooksOf(strapi);
  const called = (await store.findWebhooks()).filter(
    ({ isEnabled, events, name }) => isEnabled && events.includes(event) && isCalled(name),
  );
  const info = { model: 'product', uid: 'api::product.product', entry: { documentId } };
  const answers = await Promise.all(
    called.map(async (webhook) => ({
      name: webhook.name,
      ...(await runner.run(webhook, event, info)),
    })),
  );
  return answers.some(({ name, statusCode }) => name === SHOP && statusCode < 300);
}

/**
 * Calls the shop and the preview of drafts.
 *
 * @param documentId of the product, if the call is about one
 * @returns whether the shop has accepted the call
 */
export const callShop = (strapi: Core.Strapi, documentId?: string) =>
  call(strapi, () => true, documentId);

/**
 * Calls the shop, and the preview of drafts only once: when the shop has accepted the call.
 *
 * @returns whether it has; otherwise, repeat the call
 */
export async function tryToCallShop(strapi: Core.Strapi) {
  const isAccepted = await call(strapi, (name) => name === SHOP);
  if (isAccepted) await call(strapi, (name) => name !== SHOP);
  return isAccepted;
}

/** Types that no page shows: their personal data and numbers stay in the CMS. */
const PRIVATE = [
  'api::order.order',
  'api::code.code',
  'api::stock-change.stock-change',
  'api::message.message',
  // src/reviews calls for published ones.
  'api::review.review',
  'api::alert.alert',
  'api::booking.booking',
  'api::booking-hour.booking-hour',
  'api::mail.mail',
];

const latest = { isAccepted: true };

/** Whether the shop has not accepted the latest call of this process, so that it does not know what was published. */
export const isShopBehind = () => !latest.isAccepted;

/** Prevents webhook calls for private types, and remembers whether the shop has accepted the latest call. */
export function watchCalls(strapi: Core.Strapi) {
  const { runner } = webhooksOf(strapi);
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info) => {
    if (PRIVATE.includes(String(info?.uid))) return { statusCode: 204 };
    const answer = await run(webhook, event, info);
    if (webhook.name === SHOP) latest.isAccepted = answer.statusCode < 300;
    return answer;
  };
}
