import type { Core } from '@strapi/strapi';

export const CATEGORY = 'api::category.category';
export const FAMILY = 'api::family.family';
export const FORMER = 'api::former-product.former-product';

/** Where the CMS remembers that a seed has begun. */
export const progressOf = (strapi: Core.Strapi) =>
  strapi.store({ type: 'core', name: 'shop-seed' });

/** Empties a CMS whose seed was interrupted. Returns whether to seed it: not if it has content of its own. */
export async function beginSeed(strapi: Core.Strapi): Promise<boolean> {
  const progress = progressOf(strapi);
  if (await progress.get({ key: 'begun' })) await removeContent(strapi);
  else if ((await strapi.db.query(CATEGORY).count()) > 0) return false;
  await progress.set({ key: 'begun', value: true });
  return true;
}

async function removeContent(strapi: Core.Strapi) {
  for (const type of [FORMER, FAMILY, 'api::product.product', CATEGORY]) {
    await strapi.db.query(type).deleteMany();
  }
  const uploads = strapi.plugin('upload').service('upload');
  for (const file of await strapi.db.query('plugin::upload.file').findMany()) {
    await uploads.remove(file);
  }
}
