const { anonymizeOrders } = require('./anonymous-orders.js');
const { ALERT_KEY } = require('../mails/alert-mails.js');

/** ms */
const DAY = 86_400_000;

/**
 * Deletes what was kept for as long as the privacy policy says, and removes the persons from orders. A mail that waits
 * stays.
 */
async function deleteOld(strapi) {
  const { message, booking, mail, order, alert, unconfirmedAlert } =
    strapi.config.get('shop').retentionDays;
  const before = (days) => ({ $lt: new Date(Date.now() - days * DAY) });
  const remove = (uid, where) => strapi.db.query(uid).deleteMany({ where });
  const removeMails = (where) => remove('api::mail.mail', { state: { $ne: 'waiting' }, ...where });
  await remove('api::message.message', { receivedAt: before(message) });
  await remove('api::booking.booking', { startsAt: before(booking) });
  await remove('api::alert.alert', { state: 'asked', askedAt: before(unconfirmedAlert) });
  await remove('api::alert.alert', { askedAt: before(alert) });
  await removeMails({ createdAt: before(mail) });
  await removeMails({ key: { $startsWith: ALERT_KEY }, createdAt: before(unconfirmedAlert) });
  await anonymizeOrders(strapi, { placedAt: before(order) });
}

/** Does that at the start and every night. */
async function startRetention(strapi) {
  const task = () =>
    deleteOld(strapi).catch(({ name, code = name }) =>
      strapi.log.error(`What is old was not deleted: ${code}`),
    );
  await task();
  strapi.cron.add({ retention: { task, options: { rule: '30 3 * * *' } } });
}

module.exports = { startRetention };
