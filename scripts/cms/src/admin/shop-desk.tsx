import { PriceTag } from '@strapi/icons';
import { PictureTexts } from './picture-texts';
import { pricesTitles } from './prices-title';
import { statusTitles, ViewInShop } from './shop-status';

/** Words of the parts below, which Strapi looks up itself, by language. */
export const deskWords = Object.fromEntries(
  ['zh', 'en'].map((language) => [
    language,
    { 'shop.status': statusTitles[language], 'shop.prices': pricesTitles[language] },
  ]),
);

/** Adds the page of prices and stock to the menu. */
export function registerDesk(app) {
  app.addMenuLink({
    to: 'shop-prices',
    icon: PriceTag,
    intlLabel: { id: 'shop.prices', defaultMessage: pricesTitles.en },
    permissions: [
      { action: 'plugin::content-manager.explorer.publish', subject: 'api::product.product' },
    ],
    Component: () => import('./Prices'),
  });
}

/** Adds the link to the shop and the texts of pictures to forms. */
export const setUpDesk = (app) =>
  app.getPlugin('content-manager').apis.addEditViewSidePanel([ViewInShop, PictureTexts]);
