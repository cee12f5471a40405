import type { Core } from '@strapi/strapi';
import site from '~data/site.json';
import hours from '~data/studio-hours.json';
import rooms from '~data/studios.json';

/** What mails say of the shop, and where its notes go. A Strapi of your own states it here. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  brand: site.brand,
  company: site.company,
  address: site.address,
  phone: site.phone,
  email: env('SHOP_EMAIL', site.email),
  url: env('SHOP_URL', site.host),
  bank: site.payment.bank,
  rooms,
  daysAhead: hours.daysAhead,
  retentionDays: site.retentionDays,
});
