import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { HOUR, startOfDay } from '~/contracts/hong-kong-time';
import categories from '~data/categories.json';
import type { Locale } from '../desk/field-names';
import { panelLanguage } from '../desk/middleware';
import { coverOf, type Code } from '../orders/code-rules';
import { writeCsv } from '../products-csv/csv';
import { REPORTED, sumSales, TABLES, type PaidOrder, type Table } from './sales';

/** A table of the report, in the language of the panel. */
export interface SalesTable {
  columns: string[];
  rows: (string | number)[][];
  csv: string;
}

const names: Readonly<Record<string, { name: Record<Locale, string> }>> = categories;

/** Returns the categories by product, also of products that are no longer sold. */
async function categoriesOf(strapi: Core.Strapi) {
  const types = ['api::former-product.former-product', 'api::product.product'] as const;
  const found = await Promise.all(
    types.map((uid) => strapi.db.query(uid).findMany({ select: ['documentId', 'category'] })),
  );
  return new Map<string, string>(
    found.flat().map(({ documentId, category }) => [documentId, category]),
  );
}

/** Returns what codes apply to now: orders do not store it. */
async function coverageOf(strapi: Core.Strapi, byProduct: ReadonlyMap<string, string>) {
  const related = { select: ['documentId'] };
  const found: Code[] = await strapi.db
    .query('api::code.code')
    .findMany({ populate: { categories: related, products: related } });
  const codes = new Map(found.map((each) => [each.code, coverOf(each)]));
  return (code: string, product: string) => {
    const cover = codes.get(code);
    return (
      cover !== undefined &&
      (cover.categories.includes(byProduct.get(product) ?? '') || cover.products.includes(product))
    );
  };
}

async function report(strapi: Core.Strapi, from: number, until: number) {
  const locale = panelLanguage(strapi);
  const orders: PaidOrder[] = await strapi.db.query('api::order.order').findMany({
    select: ['placedAt', ...REPORTED],
    where: { payment: 'paid', placedAt: { $gte: new Date(from), $lt: new Date(until) } },
  });
  const byProduct = await categoriesOf(strapi);
  const other = locale === 'zh' ? '其他' : 'Other';
  const nameOf = (product: string) => names[byProduct.get(product) ?? '']?.name[locale] ?? other;
  const sums = sumSales(orders, nameOf, await coverageOf(strapi, byProduct));
  return Object.fromEntries(
    Object.entries(TABLES).map(([table, words]): [string, SalesTable] => {
      const columns = words.map((each) => each[locale]);
      const rows = sums[table as Table];
      return [table, { columns, rows, csv: writeCsv(rows, columns) }];
    }),
  );
}

/**
 * Registers the panel's route `GET /shop/sales`, for those who read products: it names no customers. Days are those of
 * Hong Kong.
 */
export function setSalesRoute(strapi: Core.Strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      {
        method: 'GET',
        path: '/sales',
        info: { type: 'admin' },
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            {
              name: 'admin::hasPermissions',
              config: {
                actions: [['plugin::content-manager.explorer.read', 'api::product.product']],
              },
            },
          ],
        },
        async handler(context: Context) {
          const { from, until } = context.query;
          const [start, end] = [from, until].map((day) => startOfDay(String(day)));
          if (!start || !end) return context.badRequest('from and until are days: 2026-12-01');
          context.body = await report(strapi, start, end + 24 * HOUR);
        },
      },
    ],
  });
}
