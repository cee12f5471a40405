import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { categoryIds, type CategoryId, type Product } from '~/features/products/product';
import { describeIssues, parseData } from '~/build/parse-data';
import { forEachLocale, type Localized } from '~/i18n/locales';
import familiesData from '~data/families.json';
import formerProducts from '~data/former-products.json';
import altTexts from '~data/pictures.json';
import { familySchema, withFamilies } from './families';
import { formerAmong, formerSchema } from './former-schema';
import { productSchema, toProduct, withUniqueIds } from './product-schema';
import type { ShopContent, ShopPicture } from './shop-content';

const fileSchema = z.array(z.unknown());

/** Each call makes a schema that keeps ids unique, so use one for all files of a catalogue. */
const catalogueSchema = () =>
  withUniqueIds(
    productSchema
      .refine(
        ({ badges, originalPrice }) => badges.includes('discount') === Boolean(originalPrice),
        {
          path: ['badges'],
          message: 'the badge "discount" and an originalPrice require each other',
        },
      )
      .refine(({ name, nameEn }) => name.split(' ')[0] === nameEn.split(' ')[0], {
        path: ['nameEn'],
        message: 'name and nameEn must start with the same word, the brand',
      })
      .transform(toProduct),
  );

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}

/**
 * The products of one file of the built-in catalogue.
 * @param file its path, for messages
 * @param category the category of all its products; the file is named after it
 * @throws an Error with one line per issue, each with file, product, field and reason
 */
export function parseCatalogueFile(
  file: string,
  category: CategoryId,
  text: string,
  schema: z.ZodType<Product> = catalogueSchema(),
): Product[] {
  const issues: string[] = [];
  const products = parseData(file, fileSchema, parseJson(file, text)).flatMap((entry, index) => {
    const result = schema.safeParse({ ...(entry as object), category });
    if (result.success) return [result.data];
    const id = (entry as { id?: unknown } | null)?.id;
    const product = typeof id === 'string' ? id : `at position ${index + 1}`;
    issues.push(...describeIssues(`${file}: product ${product}`, result.error));
    return [];
  });
  if (issues.length > 0) throw new Error(issues.join('\n'));
  return products;
}

/**
 * The built-in catalogue, in the order of categories, and of ids in each.
 * @param folder contains one JSON file per category
 * @throws an Error that names file, product, field and reason
 */
export async function readBuiltinCatalogue(folder: string): Promise<Product[]> {
  const files = await Promise.all(
    categoryIds.map(async (category) => {
      const file = join(folder, `${category}.json`);
      return { file, category, text: await readFile(file, 'utf8') };
    }),
  );
  const schema = catalogueSchema();
  return files.flatMap(({ file, category, text }) =>
    parseCatalogueFile(file, category, text, schema),
  );
}

/**
 * The products with the families of the built-in catalogue.
 * @throws an Error with one line per issue, each with file, position, field and reason
 */
export const withBuiltinFamilies = (
  products: readonly Product[],
  families: unknown = familiesData,
): readonly Product[] =>
  withFamilies(
    products,
    parseData('data/families.json', z.array(familySchema(products)), families),
  );

export const catalogueFolder = (root: string) => join(root, 'data', 'catalogue');

/** The pictures of a built-in product beside its main one, in the order in which the shop shows them. */
const views = ['detail', 'back', 'scale'] as const;

const altText = z.strictObject(forEachLocale(() => z.string().trim().min(1)));
/** The alt texts of a built-in product's main picture and of its views (`data/pictures.json`). */
const altTextsSchema = z.record(
  z.string(),
  altText
    .extend({ views: z.partialRecord(z.enum(views), altText).optional() })
    .transform(({ views = {}, ...main }): Partial<Record<string, Localized>> => ({
      main,
      ...views,
    })),
);

/** Contains the pictures of built-in products: `12.webp`, and its views, `12-detail.webp`. */
export const pictureFolder = (root: string) => join(root, 'src', 'assets', 'products');

/**
 * The content of a shop without a CMS.
 * @param root the folder of the project
 * @throws an Error that names file, product, field and reason
 */
export async function readBuiltinContent(root: string): Promise<ShopContent> {
  const products = withBuiltinFamilies(await readBuiltinCatalogue(catalogueFolder(root)));
  const folder = pictureFolder(root);
  const files = new Set(await readdir(folder).catch(() => []));
  const texts = parseData('data/pictures.json', altTextsSchema, altTexts);
  const picturesOf = (id: string): ShopPicture[] =>
    ['main', ...views].flatMap((view) => {
      const file = view === 'main' ? `${id}.webp` : `${id}-${view}.webp`;
      return files.has(file) ? { path: join(folder, file), alt: texts[id]?.[view] } : [];
    });
  return {
    source: 'catalogue',
    products,
    former: formerAmong(
      products,
      parseData('data/former-products.json', z.array(formerSchema), formerProducts),
    ),
    categories: [],
    pictures: new Map(products.map(({ id }) => [`product/${id}`, picturesOf(id)])),
    rejected: [],
    badPictures: [],
  };
}
