import type { Core } from '@strapi/strapi';
import site from '~data/site.json';
import hours from '~data/studio-hours.json';
import rooms from '~data/studios.json';

/** Facts about the shop in mails, and the recipient of its notes. A customised Strapi sets them here. */
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
