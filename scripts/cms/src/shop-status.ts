import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ContentReport } from '~/content/shop-content';
import { reasonIn } from '~/i18n/reasons';
import site from '~data/site.json';
import { callShop, isShopBehind } from './call-shop';
import { refusedProducts } from './schedule';
import { labelOf, partOf, type Locale } from './desk/field-names';
import { jsonAt, serverStatus } from './shop-server';
import { stateOf } from './shop-state';
import { reasonOf } from './value-names';

/** The shop's `build.json` lists more. */
const MAX_REJECTED = 100;

/** The URL of the shop: SHOP_URL, or the server whose webhook is called, or the host of the settings. */
function shopAddress() {
  const hook = new URL(process.env.CMS_WEBHOOK_URL ?? '');
  const isShop = hook.pathname === '/hooks/cms';
  return new URL(process.env.SHOP_URL || (isShop ? hook.origin : site.host)).origin;
}

/**
 * Returns the status of edits: the live version and its time, whether a build is running or has
 * failed and why, and the entries that the live version leaves out. From `/hooks/cms/status` of the
 * shop's own server; other hosts have only `build.json`.
 */
async function shopStatus(strapi: Core.Strapi): Promise<ShopStatus> {
  const shop = shopAddress();
  const status = await serverStatus();
  const build = status?.lastGood?.build ?? (await jsonAt(`${shop}/build.json`));
  const late = refusedProducts();
  return {
    shop,
    late,
    isBehind: isShopBehind(),
    ...stateOf(status, build),
    ...(build && problemsIn(strapi, build)),
  };
}

/** `build.json` of the shop. */
type Build = Partial<Pick<ContentReport, 'rejected' | 'badPictures'>>;

/** A text in both languages of the panel. */
const inBoth = (wordsIn: (locale: Locale) => string) => ({ zh: wordsIn('zh'), en: wordsIn('en') });

/** The answer of `GET /shop/status`; without a state if the shop cannot be reached. */
export interface ShopStatus
  extends Partial<ReturnType<typeof problemsIn>>, ReturnType<typeof stateOf> {
  shop: string;
  /** Whether it has not accepted the latest call. */
  isBehind: boolean;
  /** Products that could not be published at their time. */
  late: { id: string; name: string }[];
}

/** With field names and reasons as in the panel. */
function problemsIn({ contentTypes }: Core.Strapi, { rejected = [], badPictures = [] }: Build) {
  return {
    rejected: rejected.slice(0, MAX_REJECTED).map(({ issues, kind, ...entry }) => {
      const type = contentTypes[`api::${kind}.${kind}`]?.info.displayName ?? '';
      return {
        kind,
        ...entry,
        issues: issues.map((issue) => ({
          field: issue.field,
          name: inBoth((locale) =>
            [labelOf(kind, issue.field, locale), partOf(issue.field, locale)]
              .filter(Boolean)
              .join(' '),
          ),
          reason: inBoth((locale) => reasonOf(type, issue, locale)),
        })),
      };
    }),
    badPictures: badPictures.slice(0, MAX_REJECTED).map(({ of, address, ...fault }) => {
      const [kind = '', id = ''] = of.split('/');
      return { kind, id, address, reason: inBoth((locale) => reasonIn(fault, locale)) };
    }),
  };
}

/**
 * Registers the panel's routes: `GET /shop/status`, for every logged-in account, and `POST /shop/publish`, which has
 * the shop built again, for those who publish products.
 */
export function setStatusRoute(strapi: Core.Strapi) {
  const route = (
    method: 'GET' | 'POST',
    path: string,
    handler: (context: Context) => Promise<void>,
    policies: Core.RouteConfig['policies'] = [],
  ): Core.Route => ({
    method,
    path,
    handler,
    info: { type: 'admin' },
    config: { policies: ['admin::isAuthenticatedAdmin', ...policies] },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      route('GET', '/status', async (context) => {
        context.body = await shopStatus(strapi);
      }),
      route(
        'POST',
        '/publish',
        async (context) => {
          if (await callShop(strapi)) context.body = await shopStatus(strapi);
          else context.serviceUnavailable('The shop did not accept the call.');
        },
        [
          {
            name: 'admin::hasPermissions',
            config: {
              actions: [['plugin::content-manager.explorer.publish', 'api::product.product']],
            },
          },
        ],
      ),
    ],
  });
}
