import { factories } from '@strapi/strapi';
import { messageRecordSchema } from '~/contracts/form-schema';
import { isRandomId } from '~/contracts/random-id';
import { writeOnce } from '../../../mails/write-once';

export default factories.createCoreController('api::message.message', ({ strapi }) => ({
  /** Writes a message. Repeated requests get the same response. */
  async record(context) {
    const { messageId } = context.params;
    const { data: message } = messageRecordSchema.safeParse(context.request.body);
    if (!isRandomId(messageId) || !message) return context.badRequest('Not a message');
    await writeOnce(strapi, context, `Message ${messageId}`, () =>
      strapi.service('api::message.message').record(messageId, message),
    );
  },
}));
