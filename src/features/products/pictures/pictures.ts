import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { Localized } from '~/i18n/locales';
import { oncePerBuild } from '~/lib/once';
import {
  CARD_WIDTHS,
  CATEGORY_WIDTHS,
  LARGEST,
  MAIN_WIDTHS,
  QUALITY,
  SCENE_WIDTHS,
  VIEW_WIDTHS,
} from '~/ui/picture-sizes';
import { categories } from '../categories';
import type { CategoryId, Product } from '../product';

const scenes = import.meta.glob<ImageMetadata>('/src/assets/scenes/*.webp', {
  eager: true,
  import: 'default',
});

/** Replaces a missing picture. */
const PLACEHOLDER = '/placeholder.svg';

/** Attributes of an `<img>`; `width` and `height` in px set its aspect ratio. */
export interface Picture {
  src: string;
  srcset?: string;
  width: number;
  height: number;
}

/** The picture of a card; `hasHover`: there is one to show while a pointer rests on it. */
export interface CardPicture extends Picture {
  hasHover?: boolean;
}

/** `isFinal`: made for the shop, in the largest size and quality that it shows. */
interface Source {
  file: ImageMetadata;
  isFinal?: boolean;
}

/** The folder of finished pictures. Those of a CMS are downloaded into another one. */
const FINISHED = /^src\/assets\//;

/** The pictures in the content collection with this id, the main one first: `product/12`, `category/guitars`. */
const contentPictures = async (id: string) => (await getEntry('pictures', id))?.data.views ?? [];

/** The picture of a category in the CMS. */
async function categorySource(category: CategoryId): Promise<Source | undefined> {
  const [picture] = await contentPictures(`category/${category}`);
  return picture && { file: picture.file };
}

function sceneSource(name: string): Source | undefined {
  const file = scenes[`/src/assets/scenes/${name}.webp`];
  return file && { file };
}

/**
 * Resizes to WebP at the given widths, never larger than the original; `src` is the largest. A finished picture is
 * also published itself, as the largest.
 */
async function pictureOf(
  source: Source | undefined,
  widths: readonly number[],
  ratio: number,
): Promise<Picture> {
  const largest = Math.max(...widths);
  if (!source) return { src: PLACEHOLDER, width: largest, height: Math.round(largest / ratio) };
  const { file, isFinal = false } = source;
  // Without `src` of the result, for which Astro would make a picture of the original's size.
  const { srcSet, attributes } = await getImage({
    src: file,
    widths: [...widths],
    format: 'webp',
    quality: QUALITY,
  });
  const resized = srcSet.values.map(({ url, descriptor = '' }) => ({ url, descriptor }));
  // Reading any property of the original makes Astro publish it.
  const candidates = isFinal
    ? [...resized, { url: file.src, descriptor: `${file.width}w` }]
    : resized;
  const { width, height } = attributes as { width: number; height: number };
  return {
    src: candidates.at(-1)?.url ?? PLACEHOLDER,
    srcset: candidates.map(({ url, descriptor }) => `${url} ${descriptor}`).join(', '),
    width,
    height,
  };
}

/** `src` is the smallest, for thumbnails. */
export async function cardPicture({ id }: Pick<Product, 'id'>): Promise<CardPicture> {
  const [main, hover] = await contentPictures(`product/${id}`);
  const picture = await pictureOf(main && { file: main.file }, CARD_WIDTHS, 1);
  const smallest = picture.srcset?.split(' ')[0];
  return smallest === undefined
    ? picture
    : {
        ...picture,
        src: smallest,
        width: CARD_WIDTHS[0],
        height: CARD_WIDTHS[0],
        hasHover: hover !== undefined,
      };
}

/** A picture of a product's gallery. */
export interface ProductView extends Picture {
  /** Absent where neither `data/pictures.json` nor the CMS has one. */
  alt?: Localized | undefined;
}

/** Shown for a product without pictures. */
export const placeholderView: ProductView = { src: PLACEHOLDER, width: LARGEST, height: LARGEST };

/** The pictures of a product, the main one first. */
export async function productViews({ id }: Pick<Product, 'id'>): Promise<ProductView[]> {
  const views = await contentPictures(`product/${id}`);
  const pictures = views.map(async ({ file, path, alt }, index) => {
    const widths = index === 0 ? MAIN_WIDTHS : VIEW_WIDTHS;
    const isFinal = FINISHED.test(path);
    return {
      ...(await pictureOf({ file, isFinal }, isFinal ? widths : [...widths, LARGEST], 1)),
      alt,
    };
  });
  return Promise.all(pictures);
}

export const categoryPicture = oncePerBuild(async (category: CategoryId) =>
  pictureOf(
    (await categorySource(category)) ?? sceneSource(categories[category].picture),
    CATEGORY_WIDTHS,
    4 / 3,
  ),
);

/** A picture in `src/assets/scenes`, by file name: `hero`, `about`, `studio-a` … */
export const scenePicture = (name: string, ratio: number) =>
  pictureOf(sceneSource(name), SCENE_WIDTHS, ratio);
