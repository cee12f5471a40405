import type { Core } from '@strapi/strapi';
import site from '~data/site.json';
import lessonHours from '~data/lesson-hours.json';
import hours from '~data/studio-hours.json';
import rooms from '~data/studios.json';
import teachers from '~data/teachers.json';

/** Facts about the shop in mails, and the recipient of its notes. A customised Strapi sets them here. */
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  brand: site.brand,
  company: site.company,
  address: site.address,
  phone: site.phone,
  email: env('SHOP_EMAIL', site.email),
  url: env('SHOP_URL', site.host),
  bank: site.payment.bank,
  rooms: [...rooms, ...teachers],
  daysAhead: Math.max(hours.daysAhead, lessonHours.daysAhead),
  closedDates: site.delivery.closedDates,
  retentionDays: site.retentionDays,
});
