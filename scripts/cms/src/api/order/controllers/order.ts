import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { codeOf } from '../../../error-code';
import type { Line } from '../../../orders/order-rules';

const ORDER_ID = /^[0-9a-f]{32}$/;
/** A cart has at most 100 line items. */
const MAX_IDS = 100;

/** What the shop's functions send. Editors and the service set the rest. */
const FIELDS = [
  'reference',
  'placedAt',
  'state',
  'session',
  'language',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address',
  'city',
  'postalCode',
  'country',
  'area',
  'instructions',
  'method',
  'lines',
  'itemCount',
  'subtotal',
  'shipping',
  'total',
];

const isLine = (line: Partial<Line> | null) =>
  typeof line?.id === 'string' && Number.isInteger(line.quantity) && Number(line.quantity) > 0;

export default factories.createCoreController('api::order.order', ({ strapi }) => ({
  /** Writes an order, or moves it on: the response is the same however often it is sent. */
  async record(context) {
    const { orderId } = context.params;
    const { body } = context.request;
    if (!ORDER_ID.test(orderId)) return context.badRequest('Not the id of an order');
    if (!Array.isArray(body?.lines) || !body.lines.every(isLine)) {
      return context.badRequest('Not an order');
    }
    const message = Object.fromEntries(FIELDS.map((name) => [name, body[name]]));
    try {
      const { order, isNew } = await strapi.service('api::order.order').record(orderId, message);
      if (!order) return context.conflict('Another order has this id');
      const { reference, placedAt, state } = order;
      context.status = isNew ? 201 : 200;
      context.body = { data: { reference, placedAt, state } };
    } catch (error) {
      if (error instanceof errors.ValidationError) return context.badRequest('Not an order');
      strapi.log.error(`Order ${orderId} was not written: ${codeOf(error)}`);
      return context.internalServerError('The order was not written');
    }
  },

  /** State and tracking of orders, by their ids: those are random, references could be guessed. */
  async states(context) {
    const ids = String(context.query.ids ?? '').split(',');
    if (ids.length > MAX_IDS || !ids.every((id) => ORDER_ID.test(id))) {
      return context.badRequest('Not ids of orders');
    }
    context.body = { data: await strapi.service('api::order.order').states(ids) };
  },

  /** How many are left of products, of those that are counted. */
  async stock(context) {
    const ids = String(context.query.ids ?? '').split(',');
    if (ids.length > MAX_IDS) return context.badRequest(`More than ${MAX_IDS} ids`);
    context.body = { data: await strapi.service('api::order.order').stock(ids) };
  },
}));
