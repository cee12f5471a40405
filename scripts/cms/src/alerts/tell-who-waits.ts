import type { Core } from '@strapi/strapi';
import { backMail, type Alert, type Product } from '../mails/alert-mails';
import { shopFacts } from '../desk/settings';
import { queueMails } from '../mails/outbox';
import { codeOf } from '../error-code';
import { isThere } from './alert-rules';

const ALERT = 'api::alert.alert';
const PRODUCT = 'api::product.product';

interface Waiting extends Alert {
  id: number;
  /** Its documentId. */
  product: string;
}

/**
 * Writes to everybody who waits for a product that is there, or for any, and forgets their addresses. Of several
 * processes, one writes each mail.
 *
 * @param documentId of the product; by default, of all
 */
export async function tellWhoWaits(strapi: Core.Strapi, documentId?: string) {
  const where = { state: 'confirmed', ...(documentId && { product: documentId }) };
  const alerts: Waiting[] = await strapi.db.query(ALERT).findMany({ where });
  if (alerts.length === 0) return;
  const products: (Product & Parameters<typeof isThere>[0])[] = await strapi.db
    .query(PRODUCT)
    .findMany({
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

const tell = (strapi: Core.Strapi, alert: Waiting, product: Product) =>
  strapi.db.transaction(async ({ trx }) => {
    const isMine = await strapi.db
      .getConnection('alerts')
      .transacting(trx)
      .where({ id: alert.id })
      .delete();
    if (isMine) await queueMails(strapi, [backMail(alert, product, await shopFacts(strapi))]);
  });

/** Does that whenever a product is published or its stock changes, and at the start, for what a crash has left. */
export async function startTelling(strapi: Core.Strapi) {
  const tellAbout = async (documentId?: string) => {
    try {
      await tellWhoWaits(strapi, documentId);
    } catch (error) {
      // Nobody but those who wait is affected: they are told with the next change, or at the next start.
      strapi.log.error(`Stock alerts were not sent: ${codeOf(error)}`);
    }
  };
  strapi.eventHub.on(
    'entry.publish',
    async ({ uid, entry }: { uid: string; entry: { documentId: string } | null }) => {
      if (uid === PRODUCT) await tellAbout(entry?.documentId);
    },
  );
  await tellAbout();
}
