const { randomBytes } = require('node:crypto');
const { factories } = require('@strapi/strapi');
const { isAskedAgain, keyOf, MAX_ASKED } = require('../../../alerts/alert-rules.js');
const { tellWhoWaits } = require('../../../alerts/tell-who-waits.js');
const { ALERT_KEY, confirmationMail } = require('../../../mails/alert-mails.js');
const { shopFacts } = require('../../../desk/settings.js');
const { queueMails } = require('../../../mails/outbox.js');

const ALERT = 'api::alert.alert';
const PRODUCT = 'api::product.product';

module.exports = factories.createCoreService(ALERT, ({ strapi }) => {
  const query = () => strapi.db.query(ALERT);

  return {
    /**
     * Writes an alert with the mail that asks to confirm it, once for each address and product.
     * Resolves to what became of it: `new`, `known`, `unknown` for a product that the shop does not have, or
     * `too-many` for an address that has not confirmed what it was asked about.
     */
    record: (alertId, content) =>
      strapi.db.transaction(async () => {
        const key = keyOf(content);
        const before = await query().findOne({ where: { $or: [{ alertId }, { key }] } });
        if (before && !isAskedAgain(before, alertId, Date.now())) return 'known';
        const product = await strapi.db.query(PRODUCT).findOne({
          where: { documentId: content.product, publishedAt: { $notNull: true } },
        });
        if (!product) return 'unknown';
        const asked = { alertId, askedAt: new Date() };
        if (before) {
          await query().update({ where: { key }, data: asked });
        } else {
          const where = { email: { $eqi: content.email }, state: 'asked' };
          if ((await query().count({ where })) >= MAX_ASKED) return 'too-many';
          const token = randomBytes(16).toString('hex');
          const data = { ...content, ...asked, key, token, name: product.name, state: 'asked' };
          await strapi.documents(ALERT).create({ data });
        }
        const alert = await query().findOne({ where: { key } });
        await queueMails(strapi, [confirmationMail(alert, product, await shopFacts(strapi))]);
        return 'new';
      }),

    /** Confirms an alert; if its product is there already, the mail follows. Resolves to whether there is one. */
    async confirm(token) {
      const alert = await query().findOne({ where: { token } });
      if (!alert) return false;
      await query().updateMany({ where: { token }, data: { state: 'confirmed' } });
      await tellWhoWaits(strapi, alert.product);
      return true;
    },

    /** Forgets an alert and its mails; what was forgotten before is no fault. */
    async stop(token) {
      const alert = await query().findOne({ where: { token } });
      const key = { $startsWith: `${ALERT_KEY}${alert?.alertId}:` };
      if (alert) await strapi.db.query('api::mail.mail').deleteMany({ where: { key } });
      await query().deleteMany({ where: { token } });
      return true;
    },
  };
});
