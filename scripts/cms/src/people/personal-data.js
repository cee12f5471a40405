const { anonymizeOrders } = require('./anonymous-orders.js');

const ORDER = 'api::order.order';

/**
 * Types with data of persons: the fields by which a person is found, and which entries are not done with, with their
 * name and the beginning of the keys of their mails. Without a person, nobody could deliver, refund or expect anybody.
 */
const TYPES = {
  [ORDER]: {
    fields: ['email'],
    isOpen: ({ state }) => ['pending', 'paid', 'shipped'].includes(state),
    nameOf: ({ reference }) => reference,
    mailsOf: ({ orderId }) => `order:${orderId}:`,
  },
  'api::booking.booking': {
    fields: ['email'],
    isOpen: ({ state, startsAt }) =>
      ['requested', 'confirmed'].includes(state) && new Date(startsAt) > new Date(),
    nameOf: ({ room, startsAt }) => `${room} ${new Date(startsAt).toISOString()}`,
    mailsOf: ({ bookingId }) => `booking:${bookingId}:`,
  },
  'api::message.message': { fields: ['email'] },
  'api::alert.alert': { fields: ['email'] },
  'api::mail.mail': { fields: ['to', 'replyTo'] },
};

/** What is no data of the person: keys of the database, secrets of the shop, and the same text once more. */
const LEFT_OUT = [
  'id',
  'documentId',
  'locale',
  'publishedAt',
  'token',
  'cancelToken',
  'key',
  'html',
  'stockTaken',
];

const entriesOf = (strapi, uid, address) => {
  const $or = TYPES[uid].fields.map((field) => ({ [field]: { $eqi: address } }));
  return strapi.db.query(uid).findMany({ where: { $or } });
};
const pluralOf = (strapi, uid) => strapi.contentType(uid).info.pluralName;

/** Everything that the CMS has about an address, by type. */
async function exportPerson(strapi, address) {
  const all = Object.keys(TYPES).map(async (uid) => {
    const entries = (await entriesOf(strapi, uid, address)).map((entry) =>
      Object.fromEntries(Object.entries(entry).filter(([name]) => !LEFT_OUT.includes(name))),
    );
    return [pluralOf(strapi, uid), entries];
  });
  return Object.fromEntries(await Promise.all(all));
}

/**
 * Deletes what the CMS has about an address, and removes the person from the orders that are done with. Open orders
 * and bookings stay as they are, with their mails.
 *
 * @returns how many entries of each type were erased, and the names of what is open
 */
const erasePerson = (strapi, address) =>
  strapi.db.transaction(async () => {
    const erased = {};
    const open = [];
    const openMails = [];
    for (const [uid, { isOpen, nameOf, mailsOf }] of Object.entries(TYPES)) {
      const ids = [];
      for (const entry of await entriesOf(strapi, uid, address)) {
        if (isOpen?.(entry)) {
          open.push(nameOf(entry));
          openMails.push(mailsOf(entry));
        } else if (!openMails.some((key) => entry.key?.startsWith(key))) {
          ids.push(entry.id);
        }
      }
      const where = { id: { $in: ids } };
      if (uid === ORDER) await anonymizeOrders(strapi, where);
      else await strapi.db.query(uid).deleteMany({ where });
      erased[pluralOf(strapi, uid)] = ids.length;
    }
    return { erased, open };
  });

module.exports = { erasePerson, exportPerson };
