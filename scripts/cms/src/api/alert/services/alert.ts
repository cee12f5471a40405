import { randomBytes } from 'node:crypto';
import { factories } from '@strapi/strapi';
import type { AlertRecord } from '~/contracts/form-schema';
import { isAskedAgain, keyOf, MAX_ASKED } from '../../../alerts/alert-rules';
import { tellWhoWaits } from '../../../alerts/tell-who-waits';
import { ALERT_KEY, confirmationMail } from '../../../mails/alert-mails';
import { shopFacts } from '../../../desk/settings';
import { queueMails } from '../../../mails/outbox';

const ALERT = 'api::alert.alert';
const PRODUCT = 'api::product.product';

export default factories.createCoreService(ALERT, ({ strapi }) => {
  const query = () => strapi.db.query(ALERT);

  return {
    /**
     * Writes an alert with its confirmation mail, once per address and product. Resolves to `new`,
     * `known`, `unknown` if the shop does not have the product, or `too-many` for an address with
     * too many unconfirmed alerts.
     */
    record: (alertId: string, record: AlertRecord) =>
      strapi.db.transaction(async () => {
        const key = keyOf(record);
        const before = await query().findOne({ where: { $or: [{ alertId }, { key }] } });
        if (before && !isAskedAgain(before, alertId, Date.now())) return 'known';
        const product = await strapi.db.query(PRODUCT).findOne({
          where: { documentId: record.product, publishedAt: { $notNull: true } },
        });
        if (!product) return 'unknown';
        const asked = { alertId, askedAt: new Date() };
        if (before) {
          await query().update({ where: { key }, data: asked });
        } else {
          const where = { email: { $eqi: record.email }, state: 'asked' };
          if ((await query().count({ where })) >= MAX_ASKED) return 'too-many';
          const token = randomBytes(16).toString('hex');
          const data = { ...record, ...asked, key, token, name: product.name, state: 'asked' };
          await strapi.documents(ALERT).create({ data });
        }
        const alert = await query().findOne({ where: { key } });
        await queueMails(strapi, [confirmationMail(alert, product, await shopFacts(strapi))]);
        return 'new';
      }),

    /** Confirms an alert, and sends its mail if the product is in stock. Resolves to whether the alert exists. */
    async confirm(token: string) {
      const alert = await query().findOne({ where: { token } });
      if (!alert) return false;
      await query().updateMany({ where: { token }, data: { state: 'confirmed' } });
      await tellWhoWaits(strapi, [alert.product]);
      return true;
    },

    /** Deletes an alert and its mails. Idempotent. */
    async stop(token: string) {
      const alert = await query().findOne({ where: { token } });
      const key = { $startsWith: `${ALERT_KEY}${alert?.alertId}:` };
      if (alert) await strapi.db.query('api::mail.mail').deleteMany({ where: { key } });
      await query().deleteMany({ where: { token } });
      return true;
    },
  };
});
