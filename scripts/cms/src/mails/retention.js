/** ms */
const DAY = 86_400_000;

/** Deletes messages, bookings and mails that were kept for as long as the privacy policy says. A mail that waits stays. */
async function deleteOld(strapi) {
  const { message, booking, mail } = strapi.config.get('shop').retentionDays;
  const before = (days) => ({ $lt: new Date(Date.now() - days * DAY) });
  const remove = (uid, where) => strapi.db.query(uid).deleteMany({ where });
  await remove('api::message.message', { receivedAt: before(message) });
  await remove('api::booking.booking', { startsAt: before(booking) });
  await remove('api::mail.mail', { state: { $ne: 'waiting' }, createdAt: before(mail) });
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
