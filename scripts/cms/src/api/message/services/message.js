const { factories } = require('@strapi/strapi');
const { shopFacts } = require('../../../desk/settings.js');
const { messageMails } = require('../../../mails/message-mails.js');
const { queueMails } = require('../../../mails/outbox.js');

const MESSAGE = 'api::message.message';

module.exports = factories.createCoreService(MESSAGE, ({ strapi }) => ({
  /** Writes a message with its mails, once. Returns whether it is new. */
  record: (messageId, content) =>
    strapi.db.transaction(async () => {
      if (await strapi.db.query(MESSAGE).findOne({ where: { messageId } })) return false;
      const data = {
        ...content,
        messageId,
        documentId: messageId,
        state: 'new',
        receivedAt: new Date(),
      };
      const message = await strapi.documents(MESSAGE).create({ data });
      await queueMails(strapi, messageMails(message, await shopFacts(strapi)));
      return true;
    }),
}));
