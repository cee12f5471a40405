import { factories } from '@strapi/strapi';
import { isAddress } from '../../../mails/mail-rules';
import { contentOf, isId, writeOnce } from '../../../mails/received';

const isAnswer = (answer: unknown): answer is 'confirm' | 'stop' =>
  answer === 'confirm' || answer === 'stop';

/** What the shop's functions send, with the most characters. */
const FIELDS = { product: 100, email: 254, language: 2 };

export default factories.createCoreController('api::alert.alert', ({ strapi }) => ({
  /** Writes an alert: the response is the same however often it is sent. */
  async record(context) {
    const { alertId } = context.params;
    const content = contentOf(context.request.body, FIELDS);
    if (!isId(alertId) || !content?.product || !isAddress(content.email)) {
      return context.badRequest('Not an alert');
    }
    let outcome;
    await writeOnce(strapi, context, `Alert ${alertId}`, async () => {
      outcome = await strapi.service('api::alert.alert').record(alertId, content);
      return outcome === 'new';
    });
    if (outcome === 'unknown') context.notFound('No such product');
    if (outcome === 'too-many') context.tooManyRequests('Others are not confirmed');
  },

  /** Confirms an alert, or ends it: who has its token reads the mails of its address. */
  async answer(context) {
    const { token, answer } = contentOf(context.request.body, { token: 32, answer: 7 }) ?? {};
    if (!isId(token) || !isAnswer(answer)) {
      return context.badRequest('Not an answer');
    }
    const isDone = await strapi.service('api::alert.alert')[answer](token);
    if (!isDone) return context.notFound('No such alert');
    context.body = { data: {} };
  },
}));
