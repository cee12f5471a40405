import type { Context } from 'koa';
import type { Core } from '@strapi/strapi';
import { fileValues } from '~/content/settings/file-values';
import { isSetting } from './settings';

/**
 * Registers what the forms of settings ask for: `GET /shop/settings/shop-policy?section=refund-window`, what the
 * repository's files say in place of fields that are empty.
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
          context.body = fileValues(kind, context.query);
        },
      },
    ],
  });
}
