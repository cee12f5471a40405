import type { CategoryId } from './product';

/** The fields of a product that cards, lists and the cart need, in one language. */
export interface ProductSummary {
  id: string;
  name: string;
  brand: string;
  /** Set if the Chinese name starts with a word other than the brand. */
  chineseBrand?: string | undefined;
  category: CategoryId;
  /** Id of its kind within the category; absent without specifications. */
  kind?: string | undefined;
  /** Equal for the members of a family; absent without one. */
  family?: string | undefined;
  /** In whole HK$. */
  price: number;
  originalPrice?: number | undefined;
  badges: readonly string[];
  inStock: boolean;
  picture: {
    /** The smallest, for thumbnails. */
    src: string;
    srcset?: string;
    /** Whether there is one to show while a pointer rests on it. */
    hasHover?: boolean;
  };
  /** The line of facts on its card; absent without specifications. */
  facts?: string | undefined;
  /** Average and number of its reviews: `4.6 (12)`. */
  rating?: string | undefined;
  /** Its delivery terms; absent if it is delivered within the delivery days of the area. */
  delivery?: string | undefined;
  /** When it was created in the CMS, in s since 1970. */
  created?: number | undefined;
}
