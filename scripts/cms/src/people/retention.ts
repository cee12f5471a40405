import type { Core } from '@strapi/strapi';
import type { ShopFacts } from '../desk/settings';
import { inBackground } from '../in-background';
import { anonymizeOrders } from './anonymous-orders';
import { ALERT_KEY } from '../mails/alert-mails';

/** ms */
const DAY = 86_400_000;

/**
 * Deletes data after the retention period (`retentionDays` in `data/site.json`), and anonymizes orders and published
 * reviews. Keeps mails that are still waiting.
 */
async function deleteOld(strapi: Core.Strapi) {
  const { message, booking, mail, order, alert, unconfirmedAlert } =
    strapi.config.get<ShopFacts>('shop').retentionDays;
  const before = (days: number) => ({ $lt: new Date(Date.now() - days * DAY) });
  const remove = (uid: string, where: object) => strapi.db.query(uid).deleteMany({ where });
  const removeMails = (where: object) =>
    remove('api::mail.mail', { state: { $ne: 'waiting' }, ...where });
  await remove('api::message.message', { receivedAt: before(message) });
  await remove('api::review.review', {
    state: { $ne: 'published' },
    receivedAt: before(message),
  });
  await strapi.db.query('api::review.review').updateMany({
    where: { receivedAt: before(message) },
    data: { email: null, reference: null },
  });
  await remove('api::booking.booking', { startsAt: before(booking) });
  await remove('api::alert.alert', { state: 'asked', askedAt: before(unconfirmedAlert) });
  await remove('api::alert.alert', { askedAt: before(alert) });
  await removeMails({ createdAt: before(mail) });
  await removeMails({ key: { $startsWith: ALERT_KEY }, createdAt: before(unconfirmedAlert) });
  await anonymizeOrders(strapi, { placedAt: before(order) });
}

/** Deletes expired data at startup and every night. */
export async function startRetention(strapi: Core.Strapi) {
  const task = inBackground(strapi, 'What is old was not deleted', () => deleteOld(strapi));
  await task();
  strapi.cron.add({ retention: { task, options: { rule: '30 3 * * *' } } });
}
