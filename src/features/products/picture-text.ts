import data from '~data/pictures.json';
import { z } from 'zod';
import type { Locale } from '~/i18n/locales';
import { parseData } from '~/site/data-error';
import { contentSource } from '~/site/build-report';
import type { Product } from './product';

const text = z.string().trim().min(1);
const schema = z.record(z.string(), z.strictObject({ zh: text, en: text }));

/** What is seen on each picture of ours, by product id. */
const texts = parseData('data/pictures.json', schema, data);

/**
 * What is seen on a product's picture, for who does not see it. Absent where the picture is not
 * ours: an editor's, or none.
 */
export async function pictureText(
  { id }: Pick<Product, 'id'>,
  locale: Locale,
): Promise<string | undefined> {
  return (await contentSource()) === 'catalogue' ? texts[id]?.[locale] : undefined;
}
