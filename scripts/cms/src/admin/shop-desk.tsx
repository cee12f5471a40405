import type {
  ContentManagerPlugin,
  DocumentActionComponent,
} from '@strapi/content-manager/strapi-admin';
import { ChartBubble, PriceTag } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { locales } from '~/contracts/languages';
import { AfterUnpublishing } from './AfterUnpublishing';
import { askFirst } from './ask-first';
import { ClearFilters } from './ClearFilters';
import { EndBooking } from './EndBooking';
import { FormErrors } from './FormErrors';
import { nameMany } from './name-many';
import { NextStep } from './NextStep';
import { NextVariant } from './NextVariant';
import { OrderNotice } from './OrderNotice';
import { PreviewBeside } from './PreviewBeside';
import { PrintOrder } from './PrintOrder';
import { askBeforePublishing } from './product-actions';
import { PublishMany } from './PublishMany';
import { RefundOrder } from './RefundOrder';
import { ReplyToMessage } from './ReplyToMessage';
import { statusTitles, ViewInShop } from './shop-status';
import { StockOf } from './StockOf';
import { pricesTitles, salesTitles } from './titles';
import { lowStockTitles, toDoTitles } from './ToDo';
import { UnsavedChanges } from './UnsavedChanges';

/** Words of the parts below, which Strapi looks up itself, by language. */
export const deskWords = Object.fromEntries(
  locales.map((language) => [
    language,
    {
      'shop.status': statusTitles[language],
      'shop.prices': pricesTitles[language],
      'shop.sales': salesTitles[language],
      'shop.to-do': toDoTitles[language],
      'shop.low-stock': lowStockTitles[language],
    },
  ]),
);

/** Types whose entries only the shop and its customers write, or are history: the CMS refuses copies. */
const NOT_COPIED = ['api::stock-change.stock-change', 'api::order.order', 'api::review.review'];

/** Strapi's action that duplicates an entry of a list, where the CMS allows it. */
const copyAllowed =
  (Clone: DocumentActionComponent): DocumentActionComponent =>
  (props) => {
    const action = Clone(props);
    return NOT_COPIED.includes(props.model) ? null : action;
  };

/** Adds the pages of prices and sales to the menu. */
export function registerDesk(app: StrapiApp) {
  app.addMenuLink({
    to: 'shop-prices',
    icon: PriceTag,
    intlLabel: { id: 'shop.prices', defaultMessage: pricesTitles.en },
    permissions: [
      { action: 'plugin::content-manager.explorer.publish', subject: 'api::product.product' },
    ],
    Component: () => import('./Prices'),
  });
  app.addMenuLink({
    to: 'shop-sales',
    icon: ChartBubble,
    intlLabel: { id: 'shop.sales', defaultMessage: salesTitles.en },
    // That of src/sales/routes.ts.
    permissions: [
      { action: 'plugin::content-manager.explorer.read', subject: 'api::product.product' },
    ],
    Component: () => import('./pages/Sales'),
  });
}

/** Adds unsaved changes, previews, the link to the shop and duplication to forms, and publishing to lists. */
export function setUpDesk(app: StrapiApp) {
  // Strapi's types do not say what each plugin offers.
  const contentManager = app.getPlugin('content-manager');
  contentManager.injectComponent('listView', 'actions', {
    name: 'clear-filters',
    Component: ClearFilters,
  });
  const apis = contentManager.apis as ContentManagerPlugin['config']['apis'];
  // After the buttons.
  apis.addEditViewSidePanel(([buttons, ...panels]) => [
    ...(buttons ? [buttons] : []),
    UnsavedChanges,
    FormErrors,
    AfterUnpublishing,
    ...panels,
  ]);
  const wrap = (action: DocumentActionComponent) => {
    if (action.type === 'update') return Object.assign(askFirst(action), action);
    if (action.type === 'publish') return Object.assign(askBeforePublishing(action), action);
    if (action.type === 'clone') return Object.assign(copyAllowed(action), action);
    return action;
  };
  apis.addDocumentAction((actions) => [
    NextStep,
    // Types and views are files of the repository.
    ...actions
      .filter(({ type }) => type !== 'edit-the-model' && type !== 'configure-the-view')
      .map(wrap),
  ]);
  // Strapi's own for publishing has no type.
  apis.addBulkAction((actions) => [
    PublishMany,
    ...actions.flatMap((action) => {
      const { type } = action;
      return type === 'unpublish' || type === 'delete'
        ? [Object.assign(nameMany(action, type), { type })]
        : [];
    }),
  ]);
  apis.addEditViewSidePanel([
    OrderNotice,
    EndBooking,
    RefundOrder,
    PrintOrder,
    ReplyToMessage,
    PreviewBeside,
    ViewInShop,
    NextVariant,
    StockOf,
  ]);
}
