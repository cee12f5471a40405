/** The types by which an editor changes what the shop says of itself (docs/decisions/0035-settings.md), by uid. */
const SETTINGS = Object.fromEntries(
  ['shop-setting', 'shop-studio', 'shop-brand', 'shop-policy', 'shop-synonym'].map((name) => [
    `api::${name}.${name}`,
    name,
  ]),
);

const SETTING = 'api::shop-setting.shop-setting';
const STUDIO = 'api::shop-studio.shop-studio';

/**
 * What the CMS itself says of the shop, in mails, and by which it accepts bookings: as an editor has published it, else
 * as the repository has it. The address of SHOP_EMAIL is the engineer's.
 */
async function shopFacts(strapi) {
  const own = strapi.config.get('shop');
  // A Strapi of your own may have orders, and nothing for editors.
  if (!strapi.contentType(SETTING)) return own;
  const published = { status: 'published', populate: '*' };
  const setting = await strapi.documents(SETTING).findFirst(published);
  const studios = await strapi.documents(STUDIO).findMany(published);
  const { shopWith } = require(process.env.CMS_RULES);
  const { site, rooms } = shopWith(setting, studios);
  const { phone, email, address, payment } = site;
  return {
    ...own,
    ...(setting && { phone, address, bank: payment.bank, email: process.env.SHOP_EMAIL || email }),
    ...(studios.length > 0 && { rooms }),
  };
}

/**
 * Creates the draft of the shop's settings if there is none. Without one, Strapi's form is emptied when it refuses to
 * publish.
 */
async function createSettings(strapi) {
  const settings = strapi.documents(SETTING);
  if (!(await settings.findFirst())) await settings.create({ data: {} });
}

module.exports = { SETTING, SETTINGS, createSettings, shopFacts };
