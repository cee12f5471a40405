import type { Core } from '@strapi/strapi';
import { useMiddleware } from './middleware';
import { filterList, searchFor } from './search-conditions';

/** The fields in which lists of people's orders and requests are searched. */
const FIELDS: Readonly<Record<string, readonly string[]>> = {
  'api::order.order': [
    'reference',
    'firstName',
    'lastName',
    'email',
    'phone',
    'address',
    'tracking',
    'note',
    'notice',
    'code',
  ],
  'api::booking.booking': ['name', 'email', 'phone', 'wishes', 'note'],
  'api::message.message': ['name', 'email', 'phone', 'subject', 'message', 'note'],
};

/**
 * Finds orders by full name, and phone numbers however they are written: Strapi searches each field for the whole text.
 * Filters products by badge, of which they have lists.
 */
export function setSearch(strapi: Core.Strapi) {
  useMiddleware(strapi, ({ uid, action, params }, next) => {
    if (uid === 'api::product.product' && params?.filters) {
      params.filters = filterList(params.filters, 'badges');
    }
    const fields = FIELDS[uid];
    if (!fields || !['findMany', 'count'].includes(action) || !params._q) return next();
    const { _q: query, filters = {} } = params;
    delete params._q;
    params.filters = { $and: [filters, { $or: searchFor(String(query), fields) }] };
    return next();
  });
}
