const { anonymizeOrders } = require('./anonymous-orders.js');

const ORDER = 'api::order.order';
const MAIL = 'api::mail.mail';

/** Types with data of persons, and the fields by which a person is found. */
const TYPES = {
  [ORDER]: ['email'],
  'api::message.message': ['email'],
  'api::alert.alert': ['email'],
  [MAIL]: ['to', 'replyTo'],
};

/** Orders that are not done with: without a person, nobody could deliver or refund them. */
const OPEN = ['pending', 'paid', 'shipped'];

/** What is no data of the person: keys of the database, secrets of the shop, and the same text once more. */
const LEFT_OUT = [
  'id',
  'documentId',
  'locale',
  'publishedAt',
  'token',
  'key',
  'html',
  'stockTaken',
];

const whereOf = (fields, address) => ({
  $or: fields.map((field) => ({ [field]: { $eqi: address } })),
});

/** Everything that the CMS has about an address, by type. */
async function exportPerson(strapi, address) {
  const all = Object.entries(TYPES).map(async ([uid, fields]) => {
    const rows = await strapi.db.query(uid).findMany({ where: whereOf(fields, address) });
    const entries = rows.map((row) =>
      Object.fromEntries(Object.entries(row).filter(([name]) => !LEFT_OUT.includes(name))),
    );
    return [strapi.contentType(uid).info.pluralName, entries];
  });
  return Object.fromEntries(await Promise.all(all));
}

/**
 * Deletes what the CMS has about an address, and removes the person from the orders that are done with. Open orders
 * stay as they are, with their mails.
 *
 * @returns how many entries of each type were erased, and the references of the open orders
 */
const erasePerson = (strapi, address) =>
  strapi.db.transaction(async () => {
    const orders = strapi.db.query(ORDER);
    const isTheirs = whereOf(TYPES[ORDER], address);
    const open = await orders.findMany({ where: { ...isTheirs, state: { $in: OPEN } } });
    const erased = {
      orders: await anonymizeOrders(strapi, { ...isTheirs, state: { $notIn: OPEN } }),
    };
    for (const [uid, fields] of Object.entries(TYPES)) {
      if (uid === ORDER) continue;
      const query = strapi.db.query(uid);
      const found = await query.findMany({ where: whereOf(fields, address) });
      const ids = found
        .filter(({ key }) => !open.some(({ orderId }) => key?.startsWith(`order:${orderId}:`)))
        .map(({ id }) => id);
      await query.deleteMany({ where: { id: { $in: ids } } });
      erased[strapi.contentType(uid).info.pluralName] = ids.length;
    }
    return { erased, open: open.map(({ reference }) => reference) };
  });

module.exports = { erasePerson, exportPerson };
