import type { ReviewRecord } from '~/contracts/form-schema';
import type { ReviewState } from '~/contracts/review';

/** A review in the database. */
export interface Review extends Omit<ReviewRecord, 'email' | 'reference'> {
  state: ReviewState;
  answer?: string | null;
  email?: string | null;
  reference?: string | null;
}

/** Whether a change of a review, or its deletion, changes its product's page. */
export const isShownDifferently = (before: Review, after?: Review): boolean => {
  const shown = (review?: Review) =>
    review?.state === 'published' ? JSON.stringify([review.answer ?? '']) : undefined;
  return shown(before) !== shown(after);
};
