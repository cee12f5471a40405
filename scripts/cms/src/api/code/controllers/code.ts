import { factories } from '@strapi/strapi';
import { codeHoldSchema, codeRequestSchema } from '~/contracts/code-schema';

export default factories.createCoreController('api::code.code', ({ strapi }) => {
  const codes = () => strapi.service('api::code.code');
  return {
    /** Returns the terms of a code, or why it cannot be used. */
    async look(context) {
      const { data } = codeRequestSchema.safeParse(context.request.body);
      if (!data) return context.badRequest('Not a code');
      context.body = { data: await codes().look(data.code, data.id) };
    },

    /** Holds one use of a code for an order that is being paid. */
    async hold(context) {
      const { data } = codeHoldSchema.safeParse(context.request.body);
      if (!data) return context.badRequest('Not a code and an id');
      context.body = { data: await codes().hold(data.code, data.id) };
    },

    async release(context) {
      const { data } = codeHoldSchema.safeParse(context.request.body);
      if (!data) return context.badRequest('Not a code and an id');
      await codes().release(data.code, data.id);
      context.body = { data: {} };
    },
  };
});
