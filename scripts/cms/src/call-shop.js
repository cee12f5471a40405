const NAME = 'Shop';

/** All events that can change the shop or its preview. */
const EVENTS = [
  ...['create', 'update', 'delete', 'publish', 'unpublish'].map((event) => `entry.${event}`),
  ...['create', 'update', 'delete'].map((event) => `media.${event}`),
];

/** Creates or updates the webhook that calls CMS_WEBHOOK_URL with the shop's secret. */
async function setWebhook(strapi) {
  const store = strapi.get('webhookStore');
  const runner = strapi.get('webhookRunner');
  const webhook = {
    name: NAME,
    url: process.env.CMS_WEBHOOK_URL,
    headers: { 'x-cms-secret': process.env.CMS_WEBHOOK_SECRET },
    events: EVENTS,
    isEnabled: true,
  };
  const before = (await store.findWebhooks()).find(({ name }) => name === NAME);
  if (before) runner.update(await store.updateWebhook(before.id, webhook));
  else runner.add(await store.createWebhook(webhook));
}

/** Orders change no page, and their customers are nobody else's business. */
function keepOrdersPrivate(strapi) {
  const runner = strapi.get('webhookRunner');
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info) =>
    info?.uid === 'api::order.order' ? { statusCode: 204 } : run(webhook, event, info);
}

module.exports = { keepOrdersPrivate, setWebhook };
