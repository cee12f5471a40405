import type { Core } from '@strapi/strapi';
/** What an order has of a person, and what remains of it: goods, amounts, dates and payment are the shop's books. */
const NOBODY = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  address: null,
  city: null,
  postalCode: null,
  country: null,
  instructions: null,
  tracking: null,
  note: null,
};

/** Removes the persons from orders. Resolves to how many orders had one. */
export async function anonymizeOrders(strapi: Core.Strapi, where: object) {
  const { count } = await strapi.db
    .query('api::order.order')
    .updateMany({ where: { ...where, email: { $ne: '' } }, data: NOBODY });
  return count;
}
