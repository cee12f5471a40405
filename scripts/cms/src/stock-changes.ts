import type { Core } from '@strapi/strapi';
import { tellWhoWaits } from './alerts/tell-who-waits';
import { callShop } from './call-shop';
import { invalid } from './desk/invalid';
import { panelRequest, useMiddleware } from './desk/middleware';
import { inBackground } from './in-background';
import { lockVersions } from './lock-versions';

const PRODUCT = 'api::product.product';
export const STOCK_CHANGE = 'api::stock-change.stock-change';

interface Row {
  id: number;
  stock: number | null;
  published_at: unknown;
}

/** How each action changes the remaining stock; null while a product is not counted. */
const ACTIONS = {
  added: (left: number | null, quantity: number) => (left ?? 0) + quantity,
  removed: (left: number | null, quantity: number) => (left ?? 0) - quantity,
  counted: (_: number | null, quantity: number) => quantity,
  uncounted: () => null,
  /** By an order, which may have been paid beyond the stock. */
  sold: (left: number | null, quantity: number) => Math.max((left ?? 0) - quantity, 0),
  /** By a refund of an order. */
  returned: (left: number | null, quantity: number) => (left ?? 0) + quantity,
};

/** Actions of orders, which leave products alone that are not counted. */
const OF_ORDERS: readonly unknown[] = ['sold', 'returned'] satisfies (keyof typeof ACTIONS)[];

export interface StockChange {
  /** The documentId of a product. */
  product: string;
  action: keyof typeof ACTIONS;
  quantity: number | null;
  /** For the history. Absent: written by the caller. */
  reason?: string;
}

export interface ChangedStock extends StockChange {
  before: number | null;
  left: number | null;
}

/** Whether an action is one of an editor. */
export const isEditorAction = (action: unknown): action is StockChange['action'] =>
  !OF_ORDERS.includes(action) && Object.hasOwn(ACTIONS, String(action));

/**
 * Changes the stock of products and of their drafts, so that publishing does not restore an old
 * number. All stock changes go through this function: it writes the history and, after the commit,
 * calls the shop's webhook once and sends stock alerts. Run it in the transaction of the changes.
 *
 * @returns the changes; those of products that do not exist are left out
 * @throws a ValidationError with the field and the reason
 */
export const changeStock = (strapi: Core.Strapi, changes: readonly StockChange[]) =>
  strapi.db.transaction(async ({ trx, onCommit }) => {
    await lockVersions(strapi, trx, PRODUCT, ...changes.map(({ product }) => product));
    const changed: ChangedStock[] = [];
    for (const change of changes) {
      const each = await changeOne(strapi, change);
      if (each) changed.push(each);
    }
    const shown = changed.filter(isShown).map(({ product }) => product);
    if (shown.length > 0) onCommit(() => announce(strapi, shown));
    return changed;
  });

/** Pages show only whether a product is in stock, not how many are left. */
const isShown = ({ action, before, left }: ChangedStock) =>
  action !== 'sold' || (left === 0 && before !== 0);

async function changeOne(
  strapi: Core.Strapi,
  change: StockChange,
): Promise<ChangedStock | undefined> {
  const { product, action, quantity, reason } = change;
  if (action !== 'uncounted' && !Number.isInteger(quantity)) {
    throw invalid('quantity', { zh: '請填數量。', en: 'Fill in a quantity.' });
  }
  return strapi.db.transaction(async ({ trx }) => {
    const versions = () =>
      strapi.db.getConnection('products').transacting(trx).where({ document_id: product });
    const rows: Row[] = await versions().select('id', 'stock', 'published_at').orderBy('id');
    const draft = rows.find(({ published_at: published }) => published === null) ?? rows[0];
    const live = rows.find(({ published_at: published }) => published !== null) ?? draft;
    if (!live) return undefined;
    const before = live.stock;
    if (OF_ORDERS.includes(action) && before === null) return { ...change, before, left: null };
    const left = ACTIONS[action](before, quantity ?? 0);
    if (left !== null && left < 0) {
      const count = before ?? 0;
      throw invalid('quantity', { zh: `只餘${count}件。`, en: `Only ${count} are left.` });
    }
    await versions().update({ stock: left });
    if (reason !== undefined) {
      const data = { product: draft?.id, action, quantity, left, reason };
      await strapi.db.query(STOCK_CHANGE).create({ data });
    }
    return { ...change, before, left };
  });
}

/**
 * Lets stock changes wait while one version of a product is replaced by a copy of the other, which would have the
 * number from before.
 */
export function keepStock(strapi: Core.Strapi) {
  useMiddleware(strapi, ({ uid, action, params }, next) => {
    if (uid !== PRODUCT || !['publish', 'discardDraft'].includes(action)) return next();
    return strapi.db.transaction(async ({ trx }) => {
      // Several that are published together.
      const others: readonly string[] = panelRequest(strapi)?.request.body?.documentIds ?? [];
      await lockVersions(strapi, trx, uid, params.documentId, ...others);
      return next();
    });
  });
}

const announcements = new Set<Promise<unknown>>();

/** Notifies the shop and sends stock alerts after products have changed. */
export function announce(strapi: Core.Strapi, products: readonly string[]) {
  const [first = ''] = products;
  const call = inBackground(strapi, 'The shop was not called', () => callShop(strapi, first));
  const tell = inBackground(strapi, 'Stock alerts were not sent', () =>
    tellWhoWaits(strapi, products),
  );
  const all = Promise.all([call(), tell()]).finally(() => announcements.delete(all));
  announcements.add(all);
}

/** Resolves when all announcements are done, so that a command can end. */
export const whenAnnounced = () => Promise.all(announcements);
