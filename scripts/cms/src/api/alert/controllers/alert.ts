import { factories } from '@strapi/strapi';
import { alertAnswerSchema, alertRecordSchema } from '~/contracts/form-schema';
import { isRandomId } from '~/contracts/random-id';
import { writeOnce } from '../../../mails/write-once';

export default factories.createCoreController('api::alert.alert', ({ strapi }) => ({
  /** Writes an alert. Repeated requests get the same response. */
  async record(context) {
    const { alertId } = context.params;
    const { data: alert } = alertRecordSchema.safeParse(context.request.body);
    if (!isRandomId(alertId) || !alert) return context.badRequest('Not an alert');
    let outcome;
    await writeOnce(strapi, context, `Alert ${alertId}`, async () => {
      outcome = await strapi.service('api::alert.alert').record(alertId, alert);
      return outcome === 'new';
    });
    if (outcome === 'unknown') context.notFound('No such product');
    if (outcome === 'too-many') context.tooManyRequests('Others are not confirmed');
  },

  /** Confirms or ends an alert: whoever has its token can read the mails of its address. */
  async answer(context) {
    const { data } = alertAnswerSchema.safeParse(context.request.body);
    if (!data) return context.badRequest('Not an answer');
    const { token, answer } = data;
    const isDone = await strapi.service('api::alert.alert')[answer](token);
    if (!isDone) return context.notFound('No such alert');
    context.body = { data: {} };
  },
}));
