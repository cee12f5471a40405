import type { Review } from '../../../../reviews/review-rules';
import { isShownDifferently } from '../../../../reviews/review-rules';
import { rebuildFor } from '../../../../reviews/rebuild-for';

interface Event {
  params: { where: object };
  result?: Review;
  state: { before?: Review | undefined };
}

const REVIEW = 'api::review.review';

const keepBefore = async ({ params, state }: Event) => {
  state.before = await strapi.db.query(REVIEW).findOne({ where: params.where });
};

/** Applies to all changes of an editor. */
export default {
  beforeUpdate: keepBefore,
  async afterUpdate({ result, state: { before } }: Event) {
    if (result && before && isShownDifferently(before, result)) await rebuildFor(strapi, result);
  },

  beforeDelete: keepBefore,
  async afterDelete({ state: { before } }: Event) {
    if (before && isShownDifferently(before)) await rebuildFor(strapi, before);
  },
};
