const { readFile } = require('node:fs/promises');
const { applySheet, exportSheet, reviewSheet } = require('./prices-csv.js');

/** Who may publish products and change stock. */
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

const fileOf = ({ request: { files } }) => {
  const file = files?.file;
  return file && !Array.isArray(file) ? file : undefined;
};

/** Registers what the panel's page of prices and stock calls. */
function setPricesRoutes(strapi) {
  const route = (method, path, handler) => ({
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
        context.body = { csv: await exportSheet(strapi) };
      }),
      route('POST', '/review', async (context) => {
        const file = fileOf(context);
        if (!file) return context.badRequest('There is no file.');
        context.body = await reviewSheet(strapi, await readFile(file.filepath));
      }),
      route('POST', '/apply', async (context) => {
        const file = fileOf(context);
        const { version } = context.request.body ?? {};
        if (!file || typeof version !== 'string') return context.badRequest('There is no file.');
        context.body = await applySheet(strapi, await readFile(file.filepath), {
          version,
          reason: file.originalFilename ?? 'CSV',
        });
      }),
    ],
  });
}

module.exports = { setPricesRoutes };
