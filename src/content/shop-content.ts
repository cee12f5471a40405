import type { CategoryId, FormerProduct, Product } from '~/features/products/product';
import type { Locale, Localized } from '~/i18n/locales';
import type { Fault } from '~/i18n/reasons';
import type { SettingKindId } from './settings/setting-kinds';

/** A problem with one field of an entry. */
export interface ContentIssue extends Fault {
  field: string;
}

/** An entry of the CMS that failed validation. `id` and `name` are empty if it has none. */
export interface Rejected {
  kind: 'product' | 'category' | 'family' | SettingKindId;
  id: string;
  name: string;
  issues: ContentIssue[];
  /** Whether the shop shows its last valid version. */
  kept?: boolean;
}

/** A picture that could not be fetched or decoded; the shop shows the placeholder instead. */
export interface BadPicture extends Fault {
  /** As in {@link ShopContent.pictures}. */
  of: string;
  /** Without secrets: see `public-url.ts`. */
  address: string;
  /** Whether a later build may succeed in fetching it. */
  transient?: true;
}

/** A picture file. */
export interface ShopPicture {
  /** Absolute. */
  path: string;
  /** Alt text; by default the name of the product or category. */
  alt?: Localized | undefined;
}

/** The texts of a category in the CMS. Absent texts come from `data/categories.json`. */
export interface CategoryOverride {
  id: CategoryId;
  name?: Localized | undefined;
  description?: Readonly<Record<Locale, string | undefined>> | undefined;
}

/** A product of a preview that is unpublished or differs from the live version. */
export interface DraftNote {
  id: string;
  name: Localized;
  /** Whether there is a live version. */
  published: boolean;
  /** Invalid fields of the draft; the preview shows placeholder values for them. */
  substituted: string[];
}

/** Everything that the shop shows and an editor can change, from one source. */
export interface ShopContent {
  source: 'catalogue' | 'cms';
  products: readonly Product[];
  /** Products that it no longer sells. */
  former: readonly FormerProduct[];
  categories: readonly CategoryOverride[];
  /** Pictures by id (`product/12`, `category/guitars`), the main one first. */
  pictures: ReadonlyMap<string, readonly ShopPicture[]>;
  rejected: readonly Rejected[];
  badPictures: readonly BadPicture[];
  /** Only in a preview. */
  drafts?: readonly DraftNote[] | undefined;
}

/** The content's part of `build.json`. */
export interface ContentReport extends Pick<
  ShopContent,
  'source' | 'rejected' | 'badPictures' | 'drafts'
> {
  /** Number of products. */
  products: number;
  /** Equal for equal content. */
  contentHash: string;
}
