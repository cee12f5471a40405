import { readdir, readFile } from 'node:fs/promises';
import { join, parse } from 'node:path';
import { z } from 'zod';
import { describeIssues, parseData } from '~/site/parse-data';
import type { ShopContent } from './shop-content';
import { categoryIds, type CategoryId, type Product } from '~/features/products/product';
import { productSchema } from './product-schema';

/** A file of the built-in catalogue: products of the category that the file is named after. */
const fileSchema = z.array(z.unknown());
const entrySchema = productSchema
  .refine(({ badges, originalPrice }) => badges.includes('discount') === Boolean(originalPrice), {
    path: ['badges'],
    message: 'the badge "discount" and an originalPrice go together',
  })
  .refine(({ name, nameEn }) => name.split(' ')[0] === nameEn.split(' ')[0], {
    path: ['nameEn'],
    message: 'name and nameEn begin with the brand, as the same first word',
  });

function parseJson(file: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file}: ${String(error)}`, { cause: error });
  }
}

/**
 * The products of one file, given its text.
 * @throws an Error that names file, product, field and reason, one line for each mistake.
 */
export function parseCatalogueFile(file: string, category: CategoryId, text: string): Product[] {
  const mistakes: string[] = [];
  const products = parseData(file, fileSchema, parseJson(file, text)).flatMap((entry, index) => {
    const result = entrySchema.safeParse({ ...(entry as object), category });
    if (result.success) return [result.data];
    const id = (entry as { id?: unknown } | null)?.id;
    const where = `${file}: product ${typeof id === 'string' ? id : `at position ${index + 1}`}`;
    mistakes.push(...describeIssues(where, result.error));
    return [];
  });
  if (mistakes.length > 0) throw new Error(mistakes.join('\n'));
  return products;
}

/**
 * The built-in catalogue, in ascending order of id.
 * @param folder where the six files are, one a category
 * @throws an Error that names file, product, field and reason
 */
export async function readBuiltinCatalogue(folder: string): Promise<Product[]> {
  const files = await Promise.all(
    categoryIds.map(async (category) => {
      const file = join(folder, `${category}.json`);
      return parseCatalogueFile(file, category, await readFile(file, 'utf8'));
    }),
  );
  const products = files.flat().sort((a, b) => Number(a.id) - Number(b.id));
  for (const [index, { id }] of products.entries()) {
    if (products[index + 1]?.id === id) throw new Error(`${folder}: two products have id ${id}`);
  }
  return products;
}

export const catalogueFolder = (root: string) => join(root, 'data', 'catalogue');

/** Pictures of built-in products, named after their ids (DESIGN.md decision 20). */
export const pictureFolder = (root: string) => join(root, 'src', 'assets', 'products');

/**
 * What the shop shows without a CMS.
 * @param root the folder of the project
 * @throws an Error that names file, product, field and reason
 */
export async function readBuiltinContent(root: string): Promise<ShopContent> {
  const products = await readBuiltinCatalogue(catalogueFolder(root));
  const files = await readdir(pictureFolder(root)).catch(() => []);
  const pictures = files
    .filter((file) => file.endsWith('.webp'))
    .map((file) => [`product/${parse(file).name}`, join(pictureFolder(root), file)] as const);
  return {
    source: 'catalogue',
    products,
    categories: [],
    pictures: new Map(pictures),
    rejected: [],
    badPictures: [],
  };
}
