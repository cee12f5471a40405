import type { Core } from '@strapi/strapi';
import { backMail, type Alert, type Product } from '../mails/alert-mails';
import { shopFacts } from '../desk/settings';
import { queueMails } from '../mails/outbox';
import { inBackground } from '../in-background';
import { isThere } from './alert-rules';

const ALERT = 'api::alert.alert';
const PRODUCT = 'api::product.product';

interface Waiting extends Alert {
  id: number;
  /** The documentId of the product. */
  product: string;
}

/**
 * Sends the alerts of products that are in stock, and deletes their addresses. Of several
 * processes, one sends each mail.
 *
 * @param ids documentIds of products; by default, all
 */
export async function tellWhoWaits(strapi: Core.Strapi, ids?: readonly string[]) {
  const where = { state: 'confirmed', ...(ids && { product: { $in: ids } }) };
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

/** Sends alerts whenever a product is published, and at startup, in case of an earlier crash. */
export async function startTelling(strapi: Core.Strapi) {
  // A failure only delays alerts: they are sent with the next change, or at the next start.
  const tell = inBackground(strapi, 'Stock alerts were not sent', (ids?: readonly string[]) =>
    tellWhoWaits(strapi, ids),
  );
  const listener = inBackground(
    strapi,
    'A published product was not read',
    // Without an entry if it is published by others at the same time.
    async ({ uid, entry }: { uid: string; entry: { documentId: string } | null }) => {
      if (uid === PRODUCT) await tell(entry ? [entry.documentId] : undefined);
    },
  );
  strapi.eventHub.on('entry.publish', listener);
  await tell();
}
