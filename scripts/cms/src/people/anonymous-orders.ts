import type { Core } from '@strapi/strapi';
/** Personal data of an order, with its anonymized values. Goods, amounts, dates and payment stay for accounting. */
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
  history: null,
};

/** Anonymizes orders. Resolves to the number of changed orders. */
export async function anonymizeOrders(strapi: Core.Strapi, where: object) {
  const { count } = await strapi.db
    .query('api::order.order')
    .updateMany({ where: { ...where, email: { $ne: '' } }, data: NOBODY });
  return count;
}
