import type { Core, UID } from '@strapi/strapi';
import { existsSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { toAlternativeText } from '~/content/cms/alternative-text';
import { setCrossSellsOf } from '../product-relations';
import { beginSeed, CATEGORY, FAMILY, FORMER, progressOf } from './begin-seed';
import { formerEntries, type Former } from './former-entries';

interface Words {
  zh: string;
  en: string;
}

interface Category {
  name: Words;
  description: Words;
  picture: string;
}

/** Alternative texts of a product's main picture and of its other views. */
type Alts = Words & { views?: Record<string, Words> };

interface Product {
  id: string;
  nameEn: string;
  goesWith?: string[];
}

interface Picture {
  path: string;
  name: string;
  alt: Words | undefined;
}

const root = process.env.CMS_ROOT ?? '';
const read = async <Content>(path: string): Promise<Content> =>
  JSON.parse(await readFile(join(root, path), 'utf8'));

/**
 * Publishes the shop's categories, built-in catalogue and families, with their pictures, and adds its former products.
 * The documentId of an entry is its id in the shop, so that page URLs stay the same. Keeps the content of a CMS that has
 * some, unless it is from an interrupted seed.
 */
export async function createCatalogue(strapi: Core.Strapi) {
  if (!(await beginSeed(strapi))) {
    console.log('The content is kept, because only the accounts are missing.');
    return;
  }
  console.log('Seeding the CMS with the built-in catalogue (takes up to a minute, only once) …');
  await disablePictureOptimization(strapi);
  const pictures = strapi.plugin('upload').service('image-manipulation');
  const { isFaultyImage } = pictures;
  // Strapi computes statistics of all pixels to find damaged pictures, which takes most of the time. Those of the
  // repository are sound.
  pictures.isFaultyImage = () => false;
  try {
    await publishCatalogue(strapi);
  } finally {
    pictures.isFaultyImage = isFaultyImage;
  }
  await progressOf(strapi).delete({ key: 'begun' });
}

async function publishCatalogue(strapi: Core.Strapi) {
  const categories = await read<Record<string, Category>>('data/categories.json');
  for (const [id, { name, description, picture }] of Object.entries(categories)) {
    const scene = { path: `src/assets/scenes/${picture}.webp`, name: name.en, alt: name };
    await publish(strapi, CATEGORY, [scene], {
      documentId: id,
      name: name.zh,
      nameEn: name.en,
      description: description.zh,
      descriptionEn: description.en,
    });
  }
  const alts = await read<Record<string, Alts>>('data/pictures.json');
  const crossSells = new Map<string, string[]>();
  for (const category of Object.keys(categories)) {
    for (const { id, goesWith: ids = [], ...product } of await read<Product[]>(
      `data/catalogue/${category}.json`,
    )) {
      crossSells.set(id, ids);
      const path = `src/assets/products/${id}`;
      const { nameEn: name } = product;
      const views = ['detail', 'back', 'scale'].map((view) => ({
        path: `${path}-${view}.webp`,
        name: `${name} (${view})`,
        alt: alts[id]?.views?.[view],
      }));
      await publish(
        strapi,
        'api::product.product',
        [{ path: `${path}.webp`, name, alt: alts[id] }],
        { ...product, documentId: id, category, gallery: await upload(strapi, views) },
      );
    }
  }
  for (const [id, ids] of crossSells) await setCrossSellsOf(strapi, id, ids);
  for (const { id, ...family } of await read<{ id: string }[]>('data/families.json')) {
    await strapi.documents(FAMILY).create({
      data: { ...family, documentId: id },
      status: 'published',
    });
  }
  const former = await read<Former[]>('data/former-products.json');
  for (const data of formerEntries(former, [...crossSells.keys()])) {
    await strapi.documents(FORMER).create({ data });
  }
}

/** Stores pictures unchanged: the shop generates its own sizes from the original. */
async function disablePictureOptimization(strapi: Core.Strapi) {
  const service = strapi.plugin('upload').service('upload');
  const settings = await service.getSettings();
  await service.setSettings({ ...settings, sizeOptimization: false, responsiveDimensions: false });
}

async function publish(
  strapi: Core.Strapi,
  type: UID.ContentType,
  pictures: Picture[],
  data: object,
) {
  const [image = null] = await upload(strapi, pictures);
  await strapi.documents(type).create({ data: { ...data, image }, status: 'published' });
}

/**
 * Uploads existing pictures to the media library, where editors find them by name; resolves to
 * their ids. Strapi has one alternative text, which the shop splits (requirements §3).
 */
async function upload(strapi: Core.Strapi, pictures: readonly Picture[]) {
  const ids: number[] = [];
  for (const { path, name, alt } of pictures) {
    const filepath = join(root, path);
    if (!existsSync(filepath)) continue;
    const fileInfo = {
      name: `${name.replaceAll('/', '-')}.webp`,
      alternativeText: alt && toAlternativeText(alt),
    };
    const [{ id }] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo },
        files: {
          filepath,
          originalFilename: basename(path),
          mimetype: 'image/webp',
          size: (await stat(filepath)).size,
        },
      });
    ids.push(id);
  }
  return ids;
}
