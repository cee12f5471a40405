const site = require('../../../data/site.json');
const hours = require('../../../data/studio-hours.json');
const rooms = require('../../../data/studios.json');

/** What mails say of the shop, and where its notes go. A Strapi of your own states it here. */
module.exports = ({ env }) => ({
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
