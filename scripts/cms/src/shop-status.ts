import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { ContentReport } from '~/content/shop-content';
import { reasonIn } from '~/i18n/reasons';
import site from '~data/site.json';
import { labelOf, partOf, type Locale } from './desk/field-names';

/** ms */
const TIMEOUT = 5000;
/** The shop's `build.json` lists more. */
const MAX_REJECTED = 100;

async function jsonAt(address: string) {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

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
async function shopStatus(): Promise<ShopStatus> {
  const shop = shopAddress();
  const status = await jsonAt(`${process.env.CMS_WEBHOOK_URL}/status`);
  const build = status?.lastGood?.build ?? (await jsonAt(`${shop}/build.json`));
  if (!build) return { shop };
  const { lastGood, lastFailure, state } = status ?? {};
  const at = lastGood?.at ?? build.builtAt;
  const hasFailed = lastFailure && Date.parse(lastFailure.at) > Date.parse(at);
  return {
    shop,
    state,
    live: { at, products: build.products, source: build.source },
    ...(hasFailed && { failed: lastFailure }),
    ...problemsIn(build),
  };
}

/** `build.json` of the shop. */
type Build = Partial<Pick<ContentReport, 'rejected' | 'badPictures'>>;

/** A text in both languages of the panel. */
const inBoth = (wordsIn: (locale: Locale) => string) => ({ zh: wordsIn('zh'), en: wordsIn('en') });

/** The answer of `GET /shop/status`; only `shop` if the shop cannot be reached. */
export interface ShopStatus extends Partial<ReturnType<typeof problemsIn>> {
  shop: string;
  state?: string;
  live?: { at: string; products: number; source: string };
  failed?: { at: string; reason: string };
}

/** With field names and reasons as in the panel. */
function problemsIn({ rejected = [], badPictures = [] }: Build) {
  return {
    rejected: rejected.slice(0, MAX_REJECTED).map(({ issues, kind, ...entry }) => ({
      kind,
      ...entry,
      issues: issues.map(({ field, ...fault }) => ({
        field,
        name: inBoth((locale) =>
          [labelOf(kind, field, locale), partOf(field, locale)].filter(Boolean).join(' '),
        ),
        reason: inBoth((locale) => reasonIn(fault, locale)),
      })),
    })),
    badPictures: badPictures.slice(0, MAX_REJECTED).map(({ of, address, ...fault }) => {
      const [kind = '', id = ''] = of.split('/');
      return { kind, id, address, reason: inBoth((locale) => reasonIn(fault, locale)) };
    }),
  };
}

/** Registers the panel's route `GET /shop/status`, for every logged-in account. */
export function setStatusRoute(strapi: Core.Strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      {
        method: 'GET',
        path: '/status',
        info: { type: 'admin' },
        config: { policies: ['admin::isAuthenticatedAdmin'] },
        async handler(context: Context) {
          context.body = await shopStatus();
        },
      },
    ],
  });
}
