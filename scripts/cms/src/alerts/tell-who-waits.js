const { backMail } = require('../mails/alert-mails.js');
const { shopFacts } = require('../desk/settings.js');
const { queueMails } = require('../mails/outbox.js');
const { isThere } = require('./alert-rules.js');

const ALERT = 'api::alert.alert';
const PRODUCT = 'api::product.product';

/**
 * Writes to everybody who waits for a product that is there, or for any, and forgets their addresses. Of several
 * processes, one writes each mail.
 *
 * @param documentId of the product; by default, of all
 */
async function tellWhoWaits(strapi, documentId) {
  const where = { state: 'confirmed', ...(documentId && { product: documentId }) };
  const alerts = await strapi.db.query(ALERT).findMany({ where });
  if (alerts.length === 0) return;
  const products = await strapi.db.query(PRODUCT).findMany({
    select: ['documentId', 'name', 'nameEn', 'inStock', 'stock'],
    where: {
      documentId: { $in: [...new Set(alerts.map(({ product }) => product))] },
      publishedAt: { $notNull: true },
    },
  });
  const there = new Map(products.filter(isThere).map((product) => [product.documentId, product]));
  for (const alert of alerts) {
    const product = there.get(alert.product);
    if (product) await tell(strapi, alert, product);
  }
}

const tell = (strapi, alert, product) =>
  strapi.db.transaction(async ({ trx }) => {
    const isMine = await strapi.db
      .getConnection('alerts')
      .transacting(trx)
      .where({ id: alert.id })
      .delete();
    if (isMine) await queueMails(strapi, [backMail(alert, product, await shopFacts(strapi))]);
  });

/** Does that whenever a product is published or its stock changes, and at the start, for what a crash has left. */
async function startTelling(strapi) {
  const tellAbout = async (documentId) => {
    try {
      await tellWhoWaits(strapi, documentId);
    } catch ({ name, code = name }) {
      // Nobody but those who wait is affected: they are told with the next change, or at the next start.
      strapi.log.error(`Stock alerts were not sent: ${code}`);
    }
  };
  strapi.eventHub.on('entry.publish', async ({ uid, entry }) => {
    if (uid === PRODUCT) await tellAbout(entry.documentId);
  });
  await tellAbout();
}

module.exports = { startTelling, tellWhoWaits };
