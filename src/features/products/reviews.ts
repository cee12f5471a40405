import type { Product, Review } from './product';

/** A product with its reviews, and their average; unchanged if there is none. */
export function withReviews(product: Product, reviews: readonly Review[] = []): Product {
  if (reviews.length === 0) return product;
  const average = reviews.reduce((sum, { stars }) => sum + stars, 0) / reviews.length;
  return {
    ...product,
    reviews: reviews.toSorted((a, b) => b.receivedAt - a.receivedAt),
    rating: Math.round(average * 10) / 10,
    ratingCount: reviews.length,
  };
}

/** The rating of a product for its card: average and number of reviews. */
export const cardRating = ({ rating, ratingCount }: Pick<Product, 'rating' | 'ratingCount'>) =>
  rating === undefined ? undefined : `${rating.toFixed(1)} (${ratingCount ?? 0})`;
