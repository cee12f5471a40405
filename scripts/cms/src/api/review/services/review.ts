import { factories } from '@strapi/strapi';
import type { ReviewRecord } from '~/contracts/form-schema';
import { isPaid, orderStates } from '~/contracts/order-states';
import { shopFacts } from '../../../desk/settings';
import { queueMails } from '../../../mails/outbox';
import { reviewMail } from '../../../mails/review-mails';
import { numbered, type Order } from '../../../orders/order-rules';
import { linesLeft } from '../../../orders/refunds';

const REVIEW = 'api::review.review';

/** The fields that the shop shows. */
const SHOWN = ['product', 'stars', 'text', 'name', 'bought', 'answer', 'language', 'receivedAt'];

/** Entries of one page of a list. */
const MAX_PAGE = 500;

export default factories.createCoreService(REVIEW, ({ strapi }) => {
  /** Whether a paid order with this reference and address has pieces of the product left. */
  async function isBought({ product, reference, email }: ReviewRecord) {
    if (!reference || !email) return false;
    const orders: Pick<Order, 'lines' | 'refunds'>[] = await strapi.db
      .query('api::order.order')
      .findMany({
        select: ['lines', 'refunds'],
        where: {
          reference: { $in: [1, 2, 3].map((number) => numbered(reference, number)) },
          email: { $eqi: email },
          state: { $in: orderStates.filter(isPaid) },
        },
      });
    return orders
      .flatMap(({ lines, refunds }) => linesLeft(lines, refunds))
      .some(({ id, quantity }) => id === product && quantity > 0);
  }

  return {
    /**
     * Writes a review with the mail to the shop, once. Resolves to `new`, `known`, or `unknown` if
     * the shop does not have the product.
     */
    record: (reviewId: string, record: ReviewRecord) =>
      strapi.db.transaction(async () => {
        if (await strapi.db.query(REVIEW).findOne({ where: { reviewId } })) return 'known';
        const product = await strapi.db.query('api::product.product').findOne({
          where: { documentId: record.product, publishedAt: { $notNull: true } },
        });
        if (!product) return 'unknown';
        const data = {
          ...record,
          reviewId,
          documentId: reviewId,
          productName: product.name,
          bought: await isBought(record),
          state: 'pending',
          receivedAt: new Date(),
        };
        await strapi.documents(REVIEW).create({ data });
        await queueMails(strapi, [reviewMail(data, await shopFacts(strapi))]);
        return 'new';
      }),

    /** Returns a page of the published reviews, without data that identify a person. */
    published: (page: number, pageSize: number) =>
      strapi.db.query(REVIEW).findPage({
        select: ['id', ...SHOWN],
        where: { state: 'published' },
        orderBy: { id: 'asc' },
        page,
        pageSize: Math.min(pageSize, MAX_PAGE),
      }),
  };
});
