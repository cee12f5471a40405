import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';

export const STOCK_CHANGE = 'api::stock-change.stock-change';
const PRODUCT = 'api::product.product';

interface Row {
  stock: number | null;
  published_at: unknown;
}

/** What each action of an editor makes of the number left, which is null while a product is not counted. */
const ACTIONS: Readonly<Record<string, (left: number | null, quantity: number) => number | null>> =
  {
    added: (left, quantity) => (left ?? 0) + quantity,
    removed: (left, quantity) => (left ?? 0) - quantity,
    counted: (_, quantity) => quantity,
    uncounted: () => null,
  };

/**
 * Changes the stock of a product by an action of an editor, in its draft too, so that publishing does not restore an
 * old number. Calls the shop's webhook. Run in the transaction that records the change.
 *
 * @returns what is left
 * @throws a ValidationError that says what is wrong, in both languages
 */
export async function changeStock(
  strapi: Core.Strapi,
  documentId: string,
  { action, quantity }: { action: string; quantity: number },
) {
  const leftAfter = ACTIONS[action];
  if (action !== 'uncounted' && !Number.isInteger(quantity)) {
    throw invalid('quantity', '請填數量。 / Fill in a quantity.');
  }
  if (!leftAfter) throw invalid('action', '只有訂單會寫「sold」。 / Only orders write “sold”.');
  return strapi.db.transaction(async ({ trx, onCommit }) => {
    const products = () => strapi.db.getConnection('products').transacting(trx);
    const rows: Row[] = await products()
      .select('id', 'stock', 'published_at')
      .where({ document_id: documentId })
      .orderBy('id')
      // The row of the change, which refers to the product, is written already, also by others at the same time:
      // `forUpdate` would wait for these, and they for this one.
      .forNoKeyUpdate();
    const live = rows.find(({ published_at: published }) => published !== null) ?? rows[0];
    if (!live) throw invalid('product', '請選產品。 / Choose a product.');
    const left = leftAfter(live.stock, quantity);
    if (left !== null && left < 0) {
      const stock = live.stock ?? 0;
      throw invalid('quantity', `只餘 ${stock} 件。 / Only ${stock} are left.`);
    }
    await products().where({ document_id: documentId }).update({ stock: left });
    onCommit(() => callWebhook(strapi, documentId));
    return left;
  });
}

const invalid = (path: string, message: string) =>
  new errors.ValidationError(message, {
    errors: [{ path: [path], message, name: 'ValidationError' }],
  });

/** Records that an order has taken a product from the stock. */
export const noteSale = (
  strapi: Core.Strapi,
  {
    product,
    quantity,
    left,
    reference,
  }: { product: number; quantity: number; left: number | undefined; reference: string },
) =>
  strapi.db
    .query(STOCK_CHANGE)
    .create({ data: { product, action: 'sold', quantity, left, reason: reference } });

/** Calls the webhook as if an editor had published the product. */
export const callWebhook = (strapi: Core.Strapi, documentId: string) =>
  strapi.eventHub.emit('entry.publish', { model: 'product', uid: PRODUCT, entry: { documentId } });
