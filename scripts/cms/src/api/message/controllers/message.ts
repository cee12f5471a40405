import { factories } from '@strapi/strapi';
import { contentOf, isId, writeOnce } from '../../../mails/received';

/** What the shop's functions send, with the most characters. */
const FIELDS = { name: 100, phone: 40, email: 254, subject: 200, message: 5000, language: 2 };

export default factories.createCoreController('api::message.message', ({ strapi }) => ({
  /** Writes a message: the response is the same however often it is sent. */
  async record(context) {
    const { messageId } = context.params;
    const content = contentOf(context.request.body, FIELDS);
    if (!isId(messageId) || !content) return context.badRequest('Not a message');
    await writeOnce(strapi, context, `Message ${messageId}`, () =>
      strapi.service('api::message.message').record(messageId, content),
    );
  },
}));
