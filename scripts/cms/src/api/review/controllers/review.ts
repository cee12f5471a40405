import { factories } from '@strapi/strapi';
import { reviewRecordSchema } from '~/contracts/form-schema';
import { isRandomId } from '~/contracts/random-id';
import { writeOnce } from '../../../mails/write-once';

export default factories.createCoreController('api::review.review', ({ strapi }) => ({
  /** Writes a review. Repeated requests get the same response. */
  async record(context) {
    const { reviewId } = context.params;
    const { data: review } = reviewRecordSchema.safeParse(context.request.body);
    if (!isRandomId(reviewId) || !review) return context.badRequest('Not a review');
    let outcome;
    await writeOnce(strapi, context, `Review ${reviewId}`, async () => {
      outcome = await strapi.service('api::review.review').record(reviewId, review);
      return outcome === 'new';
    });
    if (outcome === 'unknown') context.notFound('No such product');
  },

  /** Returns a page of the published reviews, in the format of Strapi's lists. Read-only tokens allow actions of this name. */
  async find(context) {
    const { pagination } = context.query as { pagination?: Record<'page' | 'pageSize', string> };
    const { results, ...meta } = await strapi
      .service('api::review.review')
      .published(Number(pagination?.page) || 1, Number(pagination?.pageSize) || 25);
    context.body = { data: results, meta };
  },
}));
