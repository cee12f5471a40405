import data from '~data/pictures.json';
import { z } from 'zod';
import { forEachLocale, type Locale } from '~/i18n/locales';
import { parseData } from '~/build/parse-data';
import { contentReport } from '~/build/build-report';
import type { Product } from '../product';

const text = z.string().trim().min(1);
const altTexts = z.strictObject(forEachLocale(() => text));
const schema = z.record(
  z.string(),
  altTexts.extend({
    views: z
      .strictObject({ detail: altTexts, back: altTexts, scale: altTexts })
      .partial()
      .optional(),
  }),
);

/**
 * Alt texts of the built-in pictures, by product id: of the main picture, and of those of its views
 * (`src/assets/products/<id>-detail.webp` …) that exist.
 */
const texts = parseData('data/pictures.json', schema, data);

/** Alt text of a product's picture; absent unless the picture is a built-in one. */
export async function altText(
  { id }: Pick<Product, 'id'>,
  locale: Locale,
): Promise<string | undefined> {
  return (await contentReport()).source === 'catalogue' ? texts[id]?.[locale] : undefined;
}
