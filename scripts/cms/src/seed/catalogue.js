const { existsSync } = require('node:fs');
const { readFile, stat } = require('node:fs/promises');
const { basename, join } = require('node:path');
const { setGoesWithOf } = require('../goes-with.js');

const root = join(__dirname, '../../../..');
const read = async (path) => JSON.parse(await readFile(join(root, path), 'utf8'));

/**
 * Publishes the shop's categories and built-in catalogue, with their pictures. Entries have their
 * ids in the shop as documentId, so that the addresses of pages stay the same.
 */
async function createCatalogue(strapi) {
  await removeInterruptedSeed(strapi);
  await disablePictureOptimization(strapi);
  const categories = await read('data/categories.json');
  for (const [id, { name, description, picture }] of Object.entries(categories)) {
    const scene = { path: `src/assets/scenes/${picture}.webp`, name: name.en, alt: name };
    await publish(strapi, 'api::category.category', [scene], {
      documentId: id,
      name: name.zh,
      nameEn: name.en,
      description: description.zh,
      descriptionEn: description.en,
    });
  }
  const alts = await read('data/pictures.json');
  const goesWith = new Map();
  for (const category of Object.keys(categories)) {
    for (const { id, goesWith: ids = [], ...product } of await read(
      `data/catalogue/${category}.json`,
    )) {
      goesWith.set(id, ids);
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
  for (const [id, ids] of goesWith) await setGoesWithOf(strapi, id, ids);
}

async function removeInterruptedSeed(strapi) {
  for (const type of ['api::product.product', 'api::category.category']) {
    await strapi.db.query(type).deleteMany();
  }
  const uploads = strapi.plugin('upload').service('upload');
  for (const file of await strapi.db.query('plugin::upload.file').findMany()) {
    await uploads.remove(file);
  }
}

/** Stores pictures unchanged: the shop makes its own sizes, best from the original. */
async function disablePictureOptimization(strapi) {
  const service = strapi.plugin('upload').service('upload');
  const settings = await service.getSettings();
  await service.setSettings({ ...settings, sizeOptimization: false, responsiveDimensions: false });
}

async function publish(strapi, type, pictures, data) {
  const [image = null] = await upload(strapi, pictures);
  await strapi.documents(type).create({ data: { ...data, image }, status: 'published' });
}

/**
 * Uploads those of the pictures that exist to the media library, where editors find them by name; resolves to their
 * ids. Strapi has one alternative text, which the shop splits (requirements §3).
 */
async function upload(strapi, pictures) {
  const ids = [];
  for (const { path, name, alt } of pictures) {
    const filepath = join(root, path);
    if (!existsSync(filepath)) continue;
    const fileInfo = {
      name: `${name.replaceAll('/', '-')}.webp`,
      alternativeText: alt && `${alt.zh} / ${alt.en}`,
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

module.exports = { createCatalogue };
