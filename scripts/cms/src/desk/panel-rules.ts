import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import type { Localized } from '~/i18n/locales';
import { coverOf, type Code } from '../orders/code-rules';
import { correctionsOf } from '../orders/corrections';
import { paymentIn, type Order } from '../orders/order-rules';
import { BOOKING_FIELDS, ORDER_FIELDS } from './roles';
import { refusal } from './publish-rules';
import { isAllOf, piecesInShop, type Refund } from '../orders/refunds';
import { giveBack, newRefund } from '../orders/new-refund';
import { panelLanguage, panelRequest, useMiddleware, type Action, type Next } from './middleware';
import { STOCK_CHANGE, changeStock, isEditorAction } from '../stock-changes';
import { lockVersions } from '../lock-versions';
import { inPanelLanguage, invalid } from './invalid';

const PRODUCT = 'api::product.product';
const ORDER = 'api::order.order';
const CODE = 'api::code.code';
const CATEGORY = 'api::category.category';
const BOOKING = 'api::booking.booking';
const REVIEW = 'api::review.review';

/** Fields of a product that its copy does not have. */
const OWN_FIELDS = {
  stock: null,
  sku: null,
  gtin: null,
  mpn: null,
  publishAt: null,
  unpublishAt: null,
};

/** The review fields that an editor may change. */
const REVIEW_FIELDS = ['state', 'answer', 'updatedBy'];

const pick = (data: object, names: readonly string[]) =>
  Object.fromEntries(Object.entries(data).filter(([name]) => names.includes(name)));

const forbidden = (words: Localized) => new errors.ForbiddenError(inPanelLanguage(words));

/** Refuses a code that can never apply, and fields that orders write. */
function checkCode(data: Record<string, unknown>) {
  const { kind, value, startsAt, endsAt } = data;
  if (kind === 'percent' && Number(value) > 100) {
    throw invalid('value', { zh: '百分比最多為100。', en: 'A percentage is at most 100.' });
  }
  if (startsAt && endsAt && Date.parse(String(endsAt)) <= Date.parse(String(startsAt))) {
    throw invalid('endsAt', { zh: '結束須在開始之後。', en: 'It has to end after it begins.' });
  }
  delete data['used'];
  delete data['holds'];
}

/** ms after which an account may repeat its last stock change of a product. */
const REPEAT = 5 * 60_000;

/**
 * Refuses pieces that an account has just added or removed with the same reason: the answer was probably lost, and the
 * form sent again. Counting again changes nothing.
 */
async function refuseRepeated(
  strapi: Core.Strapi,
  documentId: string,
  { action, quantity, reason }: { action: string; quantity: number; reason: string },
) {
  const last = await strapi.db.query(STOCK_CHANGE).findOne({
    where: {
      product: { documentId },
      createdBy: { id: strapi.requestContext.get()?.state.user.id },
    },
    orderBy: { id: 'desc' },
  });
  const isSame = last?.action === action && last.quantity === quantity && last.reason === reason;
  if (!isSame || !['added', 'removed'].includes(action)) return;
  if (Date.now() - new Date(last.createdAt).getTime() > REPEAT) return;
  const { left } = last;
  throw invalid('reason', {
    zh: `你剛才已儲存相同的更改，存貨變為${left}件。如要再記一次，請改寫原因。`,
    en: `You have just saved the same change, which left ${left} in stock. To enter another, change the reason.`,
  });
}

type Rule = (strapi: Core.Strapi, context: Pick<Action, 'params'>, next: Next) => Promise<unknown>;

const refuse =
  (words: Localized): Rule =>
  () =>
    Promise.reject(forbidden(words));

const refuseHistory = refuse({
  zh: '紀錄不能更改，請新增一項。',
  en: 'History cannot be changed: add an entry.',
});
const refuseOrder = refuse({ zh: '訂單由商店寫入。', en: 'Orders are written by the shop.' });
const refuseReview = refuse({ zh: '評價由顧客撰寫。', en: 'Reviews are written by customers.' });

/**
 * Refuses to delete the last product or category that a code covers: the code would apply to the whole shop. Looks
 * afterwards, because several entries are deleted at once.
 */
const keepCover =
  (field: 'products' | 'categories'): Rule =>
  (strapi, { params }, next) =>
    strapi.db.transaction(async ({ trx }) => {
      const codes = strapi.db.query(CODE);
      const where = { [field]: { documentId: params.documentId } };
      const covering: { documentId: string }[] = await codes.findMany({
        select: ['documentId'],
        where,
      });
      // A fixed order prevents deadlocks between transactions.
      const ids = [...new Set(covering.map(({ documentId }) => documentId))].sort();
      // Whoever deletes another product or category of a code at the same moment waits, and then sees this deletion.
      for (const id of ids) await lockVersions(strapi, trx, CODE, id);
      const result = await next();
      const left: Code[] = await codes.findMany({
        where: { documentId: { $in: ids } },
        populate: { products: true, categories: true },
      });
      const names = left
        .filter((code) => Object.values(coverOf(code)).every((ids) => ids.length === 0))
        .map(({ code }) => code)
        .join(', ');
      if (names === '') return result;
      throw new errors.ValidationError(
        inPanelLanguage({
          zh: `刪除後，優惠碼${names}再沒有指定的產品或分類，會適用於全店。請先更改或刪除優惠碼。`,
          en: `The discount code ${names} would then apply to the whole shop: nothing else is chosen for it. Change or delete the code first.`,
        }),
      );
    });

/**
 * Limits of the admin panel beyond its permissions, for all accounts: super admins have all
 * permissions. A form sends every field with its value from when it was opened, so it must not
 * write fields that the shop changes meanwhile.
 */
const rules: Readonly<Record<string, Rule>> = {
  /** Stock changes by a difference (src/stock-changes.ts), never to the outdated number in a form. */
  async [`${PRODUCT} update`](_, { params }, next) {
    delete params.data.stock;
    return next();
  },

  /** The first entry of its history. */
  async [`${PRODUCT} create`](strapi, { params }, next) {
    const { stock, ...data } = params.data;
    params.data = data;
    if ((stock ?? null) === null) return next();
    if (!Number.isInteger(stock) || stock < 0) {
      throw invalid('stock', { zh: '須為0或以上的整數', en: 'must be a whole number from 0' });
    }
    return strapi.db.transaction(async () => {
      const created = await next();
      const reason = inPanelLanguage({ zh: '新產品', en: 'New product' });
      const product = created.documentId;
      await changeStock(strapi, [{ product, action: 'counted', quantity: stock, reason }]);
      return created;
    });
  },

  /** A copy is the next variant: it has its own numbers, and nobody has rated or counted it. */
  async [`${PRODUCT} clone`](_, { params }, next) {
    params.data = { ...params.data, ...OWN_FIELDS };
    return next();
  },

  [`${PRODUCT} delete`]: keepCover('products'),
  [`${CATEGORY} delete`]: keepCover('categories'),

  [`${ORDER} create`]: refuseOrder,
  [`${ORDER} clone`]: refuseOrder,

  [`${ORDER} update`]: (strapi, { params }, next) =>
    strapi.db.transaction(async ({ trx }) => {
      const { documentId, data } = params;
      // Two refunds at the same time must not give back the same.
      await strapi.db
        .getConnection('orders')
        .transacting(trx)
        .where({ document_id: documentId })
        .forUpdate()
        .first('id');
      const before: Order | null = await strapi.db.query(ORDER).findOne({ where: { documentId } });
      if (!before) return next();
      const language = panelLanguage(strapi);
      const { changes, issues } = correctionsOf(before, data, language);
      if (issues.length > 0) throw refusal(issues, 'order', language);
      params.data = { ...pick(data, [...ORDER_FIELDS, 'updatedBy']), ...changes };
      // The shop writes notices; the desk removes one that it has dealt with.
      if ('notice' in data) params.data.notice = data.notice ? before.notice : null;
      const refund = newRefund(before, data.refunds);
      let returned: Refund['lines'] = [];
      if (refund) {
        params.data.refunds = [...(before.refunds ?? []), refund];
        if (isAllOf(before, refund.lines)) params.data.state = 'cancelled';
        const { inShop, missing } = piecesInShop(before, refund.lines);
        params.data.missing = missing;
        if (refund.isRestocked) returned = inShop;
      }
      const { state } = params.data;
      if (state) params.data.payment = paymentIn(state, before);
      const saved = await next();
      // After the code, which a payment also counts before it takes the stock.
      if (returned.length > 0) await giveBack(strapi, before.reference, returned);
      return saved;
    }),

  async [`${CODE} create`](_, { params }, next) {
    checkCode(params.data);
    return next();
  },

  async [`${CODE} update`](_, { params }, next) {
    checkCode(params.data);
    return next();
  },

  async [`${CODE} clone`](_, { params }, next) {
    checkCode(params.data);
    params.data = { ...params.data, used: 0, holds: [] };
    return next();
  },

  async [`${BOOKING} update`](_, { params }, next) {
    params.data = pick(params.data, [...BOOKING_FIELDS, 'updatedBy']);
    return next();
  },

  [`${REVIEW} create`]: refuseReview,
  [`${REVIEW} clone`]: refuseReview,

  /** An editor cannot change the words of a customer. */
  async [`${REVIEW} update`](_, { params }, next) {
    params.data = pick(params.data, REVIEW_FIELDS);
    return next();
  },

  async [`${STOCK_CHANGE} create`](strapi, { params }, next) {
    const { action, quantity, product: chosen } = params.data;
    if (!isEditorAction(action)) {
      throw invalid('action', {
        zh: '這個動作只由訂單寫入。',
        en: 'Only orders write this action.',
      });
    }
    return strapi.db.transaction(async ({ trx }) => {
      // Before the entry refers to it: a publication that deletes the product's row would wait for this one, and this
      // one for the publication.
      const [first] = [chosen?.connect ?? chosen?.set ?? []].flat();
      if (first?.documentId) {
        await lockVersions(strapi, trx, PRODUCT, first.documentId);
        await refuseRepeated(strapi, first.documentId, params.data);
      }
      const { documentId } = await next();
      const change = await strapi
        .documents(STOCK_CHANGE)
        .findOne({ documentId, populate: ['product'] });
      const product = change?.['product']?.documentId ?? '';
      const [changed] = await changeStock(strapi, [{ product, action, quantity }]);
      if (!changed) throw invalid('product', { zh: '請選產品。', en: 'Choose a product.' });
      const data = { left: changed.left };
      await strapi.db.query(STOCK_CHANGE).update({ where: { documentId }, data });
      return strapi.documents(STOCK_CHANGE).findOne({ documentId, populate: ['product'] });
    });
  },

  /** Lists show related published versions by default, but changes by orders and tables relate to the drafts only. */
  async [`${STOCK_CHANGE} findMany`](_, { params }, next) {
    params.status = 'draft';
    return next();
  },

  /** A copy would say that a change was made twice. */
  [`${STOCK_CHANGE} clone`]: refuseHistory,
  [`${STOCK_CHANGE} update`]: refuseHistory,
  [`${STOCK_CHANGE} delete`]: refuseHistory,
};

/** Applies the rules to all requests of the admin panel. */
export function setPanelRules(strapi: Core.Strapi) {
  useMiddleware(strapi, ({ uid, action, ...context }, next) => {
    const rule = rules[`${uid} ${action}`];
    return rule && panelRequest(strapi) ? rule(strapi, context, next) : next();
  });
}
