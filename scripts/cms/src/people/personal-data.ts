import type { Core, UID } from '@strapi/strapi';
import { hourOf, isUpcoming, type BookingState } from '~/contracts/booking';
import { inHongKong } from '~/contracts/hong-kong-time';
import { rebuildFor } from '../reviews/rebuild-for';
import { anonymizeOrders } from './anonymous-orders';

const ORDER = 'api::order.order';
const REVIEW = 'api::review.review';
const MAIL = 'api::mail.mail';

/** An entry of any of the types. */
interface Entry {
  id: number;
  state: string;
  reference: string;
  orderId: string;
  bookingId: string;
  product: string;
  startsAt: string | Date;
  key?: string;
}

interface Kind {
  fields: readonly string[];
  open?: {
    is: (entry: Entry) => boolean;
    nameOf: (entry: Entry) => string;
    mailsOf: (entry: Entry) => string;
  };
}

/**
 * Types with personal data: the fields that identify a person, and the filter of open entries, with their name and the
 * key prefix of their mails. Open entries keep the person, for delivery, refunds and bookings.
 */
const TYPES: Readonly<Record<string, Kind>> = {
  [ORDER]: {
    fields: ['email'],
    open: {
      is: ({ state }) => ['pending', 'paid', 'shipped'].includes(state),
      nameOf: ({ reference }) => reference,
      mailsOf: ({ orderId }) => `order:${orderId}:`,
    },
  },
  'api::booking.booking': {
    fields: ['email'],
    open: {
      is: ({ state, startsAt }) => isUpcoming(state as BookingState, hourOf(startsAt), Date.now()),
      nameOf: ({ startsAt }) =>
        inHongKong(new Date(startsAt).getTime()).toISOString().slice(0, 16).replace('T', ' '),
      mailsOf: ({ bookingId }) => `booking:${bookingId}:`,
    },
  },
  'api::message.message': { fields: ['email'] },
  [REVIEW]: { fields: ['email'] },
  'api::alert.alert': { fields: ['email'] },
  [MAIL]: { fields: ['to', 'replyTo'] },
};

/** Not personal data: database keys, secrets of the shop, and duplicates of other fields. */
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
  'missing',
  'codeCounted',
];

/** Returns the entries of a type about an address, or with a key that begins like one of these. */
const entriesOf = (
  strapi: Core.Strapi,
  uid: string,
  address: string,
  keys: readonly string[] = [],
): Promise<Entry[]> => {
  const fields = TYPES[uid]?.fields.map((field) => ({ [field]: { $eqi: address } })) ?? [];
  const $or = [...fields, ...keys.map((key) => ({ key: { $startsWith: key } }))];
  return strapi.db.query(uid).findMany({ where: { $or } });
};
const pluralOf = (strapi: Core.Strapi, uid: string) =>
  strapi.contentType(uid as UID.ContentType).info.pluralName;

/** Returns all data about an address in the CMS, by type. */
export async function exportPerson(strapi: Core.Strapi, address: string) {
  const all = Object.keys(TYPES).map(async (uid) => {
    const entries = (await entriesOf(strapi, uid, address)).map((entry) =>
      Object.fromEntries(Object.entries(entry).filter(([name]) => !LEFT_OUT.includes(name))),
    );
    return [pluralOf(strapi, uid), entries];
  });
  return Object.fromEntries(await Promise.all(all));
}

/**
 * Deletes the data about an address, and anonymizes closed orders. Open orders and bookings stay
 * unchanged, with their mails.
 *
 * @returns the number of erased entries by type, and the names of the open ones
 */
export const erasePerson = (strapi: Core.Strapi, address: string) =>
  strapi.db.transaction(async () => {
    const erased: Record<string, number> = {};
    const open: string[] = [];
    const openMails: string[] = [];
    // Before a correction, they went to another address.
    const closedMails: string[] = [];
    for (const [uid, kind] of Object.entries(TYPES)) {
      const ids: number[] = [];
      for (const entry of await entriesOf(strapi, uid, address, uid === MAIL ? closedMails : [])) {
        if (kind.open?.is(entry)) {
          open.push(kind.open.nameOf(entry));
          openMails.push(kind.open.mailsOf(entry));
        } else if (!openMails.some((key) => entry.key?.startsWith(key))) {
          ids.push(entry.id);
          if (kind.open) closedMails.push(kind.open.mailsOf(entry));
          if (uid === REVIEW && entry.state === 'published') await rebuildFor(strapi, entry);
        }
      }
      const where = { id: { $in: ids } };
      if (uid === ORDER) await anonymizeOrders(strapi, where);
      else await strapi.db.query(uid).deleteMany({ where });
      erased[pluralOf(strapi, uid)] = ids.length;
    }
    return { erased, open };
  });
