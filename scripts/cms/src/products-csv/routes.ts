import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { readFile } from 'node:fs/promises';
import { panelLanguage } from '../desk/middleware';
import { applyTable, exportTable, reviewTable } from './products-csv';

/** Requires the permissions to publish products and to change stock. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: {
      actions: [
        ['plugin::content-manager.explorer.publish', 'api::product.product'],
        ['plugin::content-manager.explorer.create', 'api::stock-change.stock-change'],
      ],
    },
  },
];

const fileOf = ({ request: { files } }: Context) => {
  const file = files?.file;
  return file && !Array.isArray(file) ? file : undefined;
};

/** Registers the routes of the panel's page of prices and stock. */
export function setProductsCsvRoutes(strapi: Core.Strapi) {
  const route = (
    method: 'GET' | 'POST',
    path: string,
    handler: (context: Context) => Promise<unknown>,
  ): Core.Route => ({
    method,
    path,
    handler,
    info: { type: 'admin' },
    config: { policies },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop/prices',
    routes: [
      route('GET', '/', async (context) => {
        context.body = { csv: await exportTable(strapi, panelLanguage(strapi)) };
      }),
      route('POST', '/review', async (context) => {
        const file = fileOf(context);
        if (!file) return context.badRequest('There is no file.');
        context.body = await reviewTable(strapi, await readFile(file.filepath));
      }),
      route('POST', '/apply', async (context) => {
        const file = fileOf(context);
        const { version } = context.request.body ?? {};
        if (!file || typeof version !== 'string') return context.badRequest('There is no file.');
        context.body = await applyTable(strapi, await readFile(file.filepath), {
          version,
          reason: file.originalFilename ?? 'CSV',
          by: context.state.user.id,
        });
      }),
    ],
  });
}
