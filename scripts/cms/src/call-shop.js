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

/** What changes no page: its people are nobody else's business. */
const PRIVATE = ['api::order.order', 'api::message.message', 'api::mail.mail'];

function keepOrdersPrivate(strapi) {
  const runner = strapi.get('webhookRunner');
  const run = runner.run.bind(runner);
  runner.run = async (webhook, event, info) =>
    PRIVATE.includes(info?.uid) ? { statusCode: 204 } : run(webhook, event, info);
}

module.exports = { keepOrdersPrivate, setWebhook };
