import type { Shop } from '../mails/booking-mails';
import type { Core } from '@strapi/strapi';
import type { SettingKindId } from '~/content/settings/setting-kinds';
import repositorySite from '~data/site.json';
import { shopWith } from '~/content/settings/shop-with';

const KINDS = [
  'shop-setting',
  'shop-studio',
  'shop-service',
  'shop-guide',
  'shop-brand',
  'shop-policy',
  'shop-synonym',
] as const satisfies SettingKindId[];

/** Types of the shop's editable settings (docs/decisions/0035-settings.md), by uid. */
export const SETTINGS: Readonly<Record<string, SettingKindId>> = Object.fromEntries(
  KINDS.map((name) => [`api::${name}.${name}`, name]),
);

export const isSetting = (kind: string): kind is SettingKindId =>
  KINDS.some((each) => each === kind);

export const SETTING = 'api::shop-setting.shop-setting';
const STUDIO = 'api::shop-studio.shop-studio';

export interface ShopFacts extends Shop {
  daysAhead: number;
  retentionDays: typeof repositorySite.retentionDays;
}

/**
 * Returns facts about the shop for mails and for bookings: the published settings, or
 * those of the repository. SHOP_EMAIL is set by the engineer.
 */
export async function shopFacts(strapi: Core.Strapi): Promise<ShopFacts> {
  const own = strapi.config.get<ShopFacts>('shop');
  // A customised Strapi may have orders but no editor settings.
  if (!strapi.contentType(SETTING)) return own;
  const published = { status: 'published', populate: '*' } as const;
  const setting = await strapi.documents(SETTING).findFirst(published);
  const studios = await strapi.documents(STUDIO).findMany(published);
  const { site, rooms } = shopWith(setting, studios);
  const { phone, email, address, payment, delivery } = site as typeof repositorySite;
  return {
    ...own,
    ...(setting && {
      phone,
      address,
      bank: payment.bank,
      email: process.env.SHOP_EMAIL || email,
      closedDates: delivery.closedDates,
    }),
    ...(studios.length > 0 && { rooms }),
  };
}

/**
 * Creates the draft of the shop's settings if it is missing. Without one, Strapi's form is cleared
 * when it refuses to publish.
 */
export async function createSettings(strapi: Core.Strapi) {
  const settings = strapi.documents(SETTING);
  if (!(await settings.findFirst())) await settings.create({ data: {} });
}
