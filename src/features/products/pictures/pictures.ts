import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { Localized } from '~/i18n/locales';
import { oncePerBuild } from '~/lib/once';
import { CARD_WIDTHS } from '../product-list/card-row';
import { categories } from '../categories';
import type { CategoryId, Product } from '../product';

const scenes = import.meta.glob<ImageMetadata>('/src/assets/scenes/*.webp', {
  eager: true,
  import: 'default',
});

/** Replaces a missing picture. */
const PLACEHOLDER = '/placeholder.svg';

/** WebP quality. The backdrops of all pictures are soft, and compress well. */
const QUALITY = 70;

/** Attributes of an `<img>`; `width` and `height` in px set its aspect ratio. */
export interface Picture {
  src: string;
  srcset?: string;
  width: number;
  height: number;
}

/** The picture of a card; `hasSecond`: there is one to show while a pointer rests on it. */
export interface CardPicture extends Picture {
  hasSecond?: boolean;
}

type Source = ImageMetadata | string;

/** The pictures in the content collection with this id, the main one first: `product/12`, `category/guitars`. */
const contentPictures = async (id: string) => (await getEntry('pictures', id))?.data.views ?? [];
const contentPicture = async (id: string): Promise<ImageMetadata | undefined> =>
  (await contentPictures(id))[0]?.file;

const sceneSource = (name: string): Source =>
  scenes[`/src/assets/scenes/${name}.webp`] ?? PLACEHOLDER;

/** Resizes to WebP at the given widths, never larger than the original. */
async function pictureOf(
  source: Source,
  widths: readonly number[],
  ratio: number,
): Promise<Picture> {
  const largest = Math.max(...widths);
  if (typeof source === 'string') {
    return { src: source, width: largest, height: Math.round(largest / ratio) };
  }
  const { src, srcSet, attributes } = await getImage({
    src: source,
    widths: [...widths],
    format: 'webp',
    quality: QUALITY,
  });
  // Reading the source's own width would make Astro publish the original as well.
  const { width, height } = attributes as { width: number; height: number };
  return { src, srcset: srcSet.attribute, width, height };
}

/** `src` is the smallest, for thumbnails. */
export async function cardPicture({ id }: Pick<Product, 'id'>): Promise<CardPicture> {
  const [main, second] = await contentPictures(`product/${id}`);
  const picture = await pictureOf(main?.file ?? PLACEHOLDER, CARD_WIDTHS, 1);
  const smallest = picture.srcset?.split(' ')[0];
  return smallest === undefined
    ? picture
    : {
        ...picture,
        src: smallest,
        width: CARD_WIDTHS[0],
        height: CARD_WIDTHS[0],
        hasSecond: second !== undefined,
      };
}

/** A picture of a product's gallery. */
export interface ProductView extends Picture {
  /** Absent where neither `data/pictures.json` nor the CMS has one. */
  alt?: Localized | undefined;
}

/** The pictures of a product, the main one first; the placeholder, if it has none. */
export async function productViews({ id }: Pick<Product, 'id'>): Promise<ProductView[]> {
  const views = await contentPictures(`product/${id}`);
  if (views.length === 0) return [await pictureOf(PLACEHOLDER, [1200], 1)];
  const pictures = views.map(async ({ file, alt }, index) => ({
    ...(await pictureOf(file, index === 0 ? [400, 680, 900, 1200] : [320, 680, 1200], 1)),
    alt,
  }));
  return Promise.all(pictures);
}

export const categoryPicture = oncePerBuild(async (category: CategoryId) =>
  pictureOf(
    (await contentPicture(`category/${category}`)) ?? sceneSource(categories[category].picture),
    [400, 640, 900],
    4 / 3,
  ),
);

/** A picture in `src/assets/scenes`, by file name: `hero`, `about`, `studio-a` … */
export const scenePicture = (name: string, ratio: number) =>
  pictureOf(sceneSource(name), [720, 960, 1440, 2000], ratio);
