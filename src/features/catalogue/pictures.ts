import type { ImageMetadata } from 'astro';
import { getImage } from 'astro:assets';
import type { CategoryId, Product } from './product';

const files = import.meta.glob<ImageMetadata>('/src/assets/*/*.{webp,jpg,png}', {
  eager: true,
  import: 'default',
});

/** What stands where a product or category has no picture. */
const PLACEHOLDER = '/placeholder.svg';

/** A picture in the sizes that a page asks for; `width` and `height` in px give its shape. */
export interface Picture {
  src: string;
  srcset?: string;
  width: number;
  height: number;
}

type Source = ImageMetadata | string;

/** Picture of a built-in product: the file named after its id; of any other: its address. */
const productSource = ({ id, image }: Pick<Product, 'id' | 'image'>): Source =>
  files[`/src/assets/products/${id}.webp`] ?? image ?? PLACEHOLDER;

const sceneSource = (name: string): Source =>
  files[`/src/assets/scenes/${name}.webp`] ?? PLACEHOLDER;

/** Made in WebP at the widths asked for, never larger than the original. */
async function pictureOf(
  source: Source,
  widths: readonly number[],
  ratio: number,
): Promise<Picture> {
  const largest = Math.max(...widths);
  if (typeof source === 'string') {
    return { src: source, width: largest, height: Math.round(largest / ratio) };
  }
  const image = await getImage({ src: source, widths: [...widths], format: 'webp' });
  return {
    src: image.src,
    srcset: image.srcSet.attribute,
    width: source.width,
    height: source.height,
  };
}

export const cardPicture = (product: Pick<Product, 'id' | 'image'>) =>
  pictureOf(productSource(product), [240, 400, 640], 1);

export const productPicture = (product: Pick<Product, 'id' | 'image'>) =>
  pictureOf(productSource(product), [400, 640, 900, 1200], 1);

export const categoryPicture = (category: CategoryId) =>
  pictureOf(sceneSource(category), [400, 640, 900], 4 / 3);

/** A picture of the shop itself, by file name: `hero`, `about`, `studio-a` … */
export const scenePicture = (name: string, ratio: number) =>
  pictureOf(sceneSource(name), [640, 960, 1440, 2000], ratio);
