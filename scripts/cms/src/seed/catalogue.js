const { existsSync } = require('node:fs');
const { readFile, stat } = require('node:fs/promises');
const { basename, join } = require('node:path');

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
    await publish(strapi, 'api::category.category', `src/assets/scenes/${picture}.webp`, {
      documentId: id,
      name: name.zh,
      nameEn: name.en,
      description: description.zh,
      descriptionEn: description.en,
    });
  }
  for (const category of Object.keys(categories)) {
    for (const { id, ...product } of await read(`data/catalogue/${category}.json`)) {
      const picture = `src/assets/products/${id}`;
      const views = ['detail', 'back', 'scale'].map((view) => `${picture}-${view}.webp`);
      await publish(strapi, 'api::product.product', `${picture}.webp`, {
        ...product,
        documentId: id,
        category,
        gallery: await upload(strapi, views, product.name),
      });
    }
  }
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

async function publish(strapi, type, picture, data) {
  const [image = null] = await upload(strapi, [picture], data.name);
  await strapi.documents(type).create({ data: { ...data, image }, status: 'published' });
}

/** Uploads those of the pictures that exist to the media library; resolves to their ids. */
async function upload(strapi, pictures, name) {
  const ids = [];
  for (const picture of pictures) {
    const filepath = join(root, picture);
    if (!existsSync(filepath)) continue;
    const [{ id }] = await strapi
      .plugin('upload')
      .service('upload')
      .upload({
        data: { fileInfo: { name: basename(picture), alternativeText: name } },
        files: {
          filepath,
          originalFilename: basename(picture),
          mimetype: 'image/webp',
          size: (await stat(filepath)).size,
        },
      });
    ids.push(id);
  }
  return ids;
}

module.exports = { createCatalogue };
