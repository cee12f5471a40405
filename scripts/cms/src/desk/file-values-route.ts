import type { Context } from 'koa';
import type { Core } from '@strapi/strapi';
import { fileValues } from '~/content/settings/file-values';
import { guideTexts } from './guide-files';
import { isSetting } from './settings';

/**
 * Registers the route of settings forms: `GET /shop/settings/shop-policy?section=refund-window`
 * returns the repository's values, which apply to empty fields.
 */
export function setFileValuesRoute(strapi: Core.Strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop/settings',
    routes: [
      {
        method: 'GET',
        path: '/:kind',
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        async handler(context: Context) {
          const { kind } = context.params;
          if (!isSetting(kind)) return context.notFound();
          context.body =
            kind === 'shop-guide'
              ? await guideTexts(context.query['slug'])
              : fileValues(kind, context.query);
        },
      },
    ],
  });
}
