import { attributes } from '~/features/products/sheet/kinds';
import { categoryIds, type CategoryId } from '~/features/products/product';
import { getProducts } from '~/features/products/products';
import { locales, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { digest } from '~/build/digest';
import { packHashes } from './attribute-address';
import { packAttributeList } from './attribute-list';
import { filterAttributes } from './filter-attributes';

/** A category's attributes in one language. */
interface AttributeFile {
  category: CategoryId;
  /** Hash of its contents. */
  hash: string;
  body: string;
  /** Ids of the attributes in it. */
  ids: readonly string[];
}

/** The attribute files of one language; a category without any attribute has none. */
export async function attributeFiles(locale: Locale): Promise<AttributeFile[]> {
  const products = await getProducts();
  const t = translator(locale);
  const words = { yes: t('product.sheet.yes'), no: t('product.sheet.no') };
  return categoryIds.flatMap((category) => {
    const ofCategory = products.filter((product) => product.category === category);
    const list = filterAttributes(ofCategory, attributes, locale, words);
    if (list.attributes.length === 0) return [];
    const body = JSON.stringify(packAttributeList(list));
    const ids = list.attributes.map(({ id }) => id);
    return [{ category, hash: digest(body), body, ids }];
  });
}

/** The addresses of a language's files (`attribute-address.ts`). */
export const attributeHashes = (files: readonly AttributeFile[]): string =>
  packHashes(new Map(files.map(({ category, hash }) => [category, hash])));

/** Maps each language to the hashes of its current files. */
export async function attributePointer(): Promise<string> {
  const hashes = await Promise.all(
    locales.map(async (locale) => [locale, attributeHashes(await attributeFiles(locale))]),
  );
  return JSON.stringify(Object.fromEntries(hashes));
}
