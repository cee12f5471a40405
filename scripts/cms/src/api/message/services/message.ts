import { factories } from '@strapi/strapi';
import { shopFacts } from '../../../desk/settings';
import type { MessageRecord } from '~/contracts/form-schema';
import { messageMails } from '../../../mails/message-mails';
import { queueMails } from '../../../mails/outbox';

const MESSAGE = 'api::message.message';

export default factories.createCoreService(MESSAGE, ({ strapi }) => ({
  /** Writes a message with its mails, once. Returns whether it is new. */
  record: (messageId: string, record: MessageRecord) =>
    strapi.db.transaction(async () => {
      if (await strapi.db.query(MESSAGE).findOne({ where: { messageId } })) return false;
      const data = {
        ...record,
        messageId,
        documentId: messageId,
        state: 'new',
        receivedAt: new Date(),
      };
      await strapi.documents(MESSAGE).create({ data });
      await queueMails(strapi, messageMails(data, await shopFacts(strapi)));
      return true;
    }),
}));
