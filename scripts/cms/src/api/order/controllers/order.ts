import { factories } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import { MAX_LINES } from '~/contracts/order';
import { orderKeySchema, orderRecordSchema, statesRequestSchema } from '~/contracts/order-schema';
import { isRandomId } from '~/contracts/random-id';
import { codeOf } from '../../../error-code';

export default factories.createCoreController('api::order.order', ({ strapi }) => ({
  /** Writes an order, or advances its state. Repeated requests get the same response. */
  async record(context) {
    const { orderId } = context.params;
    const { data: record } = orderRecordSchema.safeParse(context.request.body);
    if (!isRandomId(orderId) || !record) return context.badRequest('Not an order');
    try {
      const { order, isNew, isExhausted } = await strapi
        .service('api::order.order')
        .record(orderId, record);
      if (isExhausted) return context.gone('Its code was used up');
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

  /** Returns state and tracking of orders by id: ids are random, references could be guessed. */
  async states(context) {
    const ids = String(context.query.ids).split(',');
    if (!statesRequestSchema.safeParse({ ids }).success) {
      return context.badRequest('Not ids of orders');
    }
    context.body = { data: await strapi.service('api::order.order').states(ids) };
  },

  /** Returns an order to whoever knows its reference and e-mail address, or its id; without customer and id. */
  async lookup(context) {
    const { data } = orderKeySchema.safeParse(context.request.body);
    if (!data) return context.badRequest('Not a reference and an address, or an id');
    const found = await strapi.service('api::order.order').lookup(data);
    if (!found) return context.notFound('No such order');
    context.body = { data: found };
  },

  /** Returns the remaining stock of counted products. */
  async stock(context) {
    const ids = String(context.query.ids ?? '').split(',');
    if (ids.length > MAX_LINES) return context.badRequest(`More than ${MAX_LINES} ids`);
    context.body = { data: await strapi.service('api::order.order').stock(ids) };
  },
}));
