import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import { getEntry } from 'astro:content';
import type { CategoryId, Product } from './product';

const scenes = import.meta.glob<ImageMetadata>('/src/assets/scenes/*.webp', {
  eager: true,
  import: 'default',
});

/** What stands where a product or category has no picture. */
const PLACEHOLDER = '/placeholder.svg';

/** Of WebP: rooms and stages are soft, and the first thing that one waits for. */
const SCENE_QUALITY = 70;

/** A picture in the sizes that a page asks for; `width` and `height` in px give its shape. */
export interface Picture {
  src: string;
  srcset?: string;
  width: number;
  height: number;
}

type Source = ImageMetadata | string;

/** The picture that the content has of a thing: `product/12`, `category/guitars`. */
const contentPicture = async (of: string): Promise<ImageMetadata | undefined> =>
  (await getEntry('pictures', of))?.data.file;

const sceneSource = (name: string): Source =>
  scenes[`/src/assets/scenes/${name}.webp`] ?? PLACEHOLDER;

/** Made in WebP at the widths asked for, never larger than the original. */
async function pictureOf(
  source: Source,
  widths: readonly number[],
  ratio: number,
  quality?: number,
): Promise<Picture> {
  const largest = Math.max(...widths);
  if (typeof source === 'string') {
    return { src: source, width: largest, height: Math.round(largest / ratio) };
  }
  const { src, srcSet, attributes } = await getImage({
    src: source,
    widths: [...widths],
    format: 'webp',
    ...(quality && { quality }),
  });
  // Not the source's own width: who reads that makes Astro publish the original, too.
  const { width, height } = attributes as { width: number; height: number };
  return { src, srcset: srcSet.attribute, width, height };
}

/** Its `src`, too, is no larger than a card. */
export async function cardPicture({ id }: Pick<Product, 'id'>): Promise<Picture> {
  const source = (await contentPicture(`product/${id}`)) ?? PLACEHOLDER;
  const picture = await pictureOf(source, [240, 400, 640], 1);
  const middle = picture.srcset?.split(', ')[1]?.split(' ')[0];
  return middle === undefined ? picture : { ...picture, src: middle, width: 400, height: 400 };
}

export const productPicture = async ({ id }: Pick<Product, 'id'>) =>
  pictureOf((await contentPicture(`product/${id}`)) ?? PLACEHOLDER, [400, 640, 900, 1200], 1);

export const categoryPicture = async (category: CategoryId) =>
  pictureOf(
    (await contentPicture(`category/${category}`)) ?? sceneSource(category),
    [400, 640, 900],
    4 / 3,
  );

/** A picture of the shop itself, by file name: `hero`, `about`, `studio-a` … */
export const scenePicture = (name: string, ratio: number) =>
  pictureOf(sceneSource(name), [720, 960, 1440, 2000], ratio, SCENE_QUALITY);
