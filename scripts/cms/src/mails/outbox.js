const { createHash, randomBytes } = require('node:crypto');
const { ALERT_KEY } = require('./alert-mails.js');
const { SENDING, afterFailure, isAddress, oneLine } = require('./mail-rules.js');

const MAIL = 'api::mail.mail';
/** How many mails are sent in one go. */
const BATCH = 50;

/**
 * Puts mails into the outbox, each key once, in the transaction of what they are about: it happens with its
 * mails, or not at all. Mails without an address are left out.
 *
 * @param mails `{ key, to, subject, text, html, replyTo?, calendar? }`
 */
async function queueMails(strapi, mails) {
  const state = process.env.SMTP_URL ? 'waiting' : 'kept';
  await strapi.db.transaction(async ({ trx, onCommit }) => {
    for (const { key, to, subject, text, html, replyTo, calendar = null } of mails) {
      if (!isAddress(to)) continue;
      const date = new Date();
      await strapi.db
        .getConnection('mails')
        .transacting(trx)
        .insert({
          document_id: randomBytes(12).toString('hex'),
          key,
          to,
          subject: oneLine(subject).slice(0, 250),
          text,
          html,
          calendar,
          state,
          attempts: 0,
          reply_to: isAddress(replyTo) ? replyTo : null,
          due_at: state === 'waiting' ? date : null,
          created_at: date,
          updated_at: date,
          published_at: date,
        })
        .onConflict('key')
        .ignore();
    }
    onCommit(() => void sendInTurn(strapi));
  });
}

/** Sends the mails that are due. Of several processes, one sends each mail. */
async function sendDue(strapi) {
  if (!process.env.SMTP_URL) return;
  const mails = await strapi.db.query(MAIL).findMany({
    where: { state: 'waiting', dueAt: { $lte: new Date() } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    limit: BATCH,
  });
  for (const mail of mails) if (await claim(strapi, mail)) await send(strapi, mail);
}

/** Postpones a mail, so that no other process sends it; after a crash, one does. */
async function claim(strapi, { id, attempts }) {
  const { count } = await strapi.db.query(MAIL).updateMany({
    where: { id, attempts, state: 'waiting' },
    data: { attempts: attempts + 1, dueAt: new Date(Date.now() + SENDING) },
  });
  return count === 1;
}

async function send(strapi, { id, key, to, subject, text, html, replyTo, calendar, attempts }) {
  const change = (data) => strapi.db.query(MAIL).update({ where: { id }, data });
  try {
    const { email } = strapi.config.get('shop');
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject,
        text,
        html,
        ...(replyTo && { replyTo }),
        ...(calendar && { icalEvent: { filename: 'booking.ics', content: calendar } }),
        // The same at each attempt: of a mail that arrives twice after a crash, programs show one.
        messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${email.split('@')[1]}>`,
      });
    if (key.startsWith(ALERT_KEY)) await strapi.db.query(MAIL).delete({ where: { id } });
    else await change({ state: 'sent', sentAt: new Date(), dueAt: null, problem: null });
  } catch (error) {
    const after = afterFailure(attempts + 1, error, Date.now());
    // Neither what it says nor to whom: that is in the CMS.
    strapi.log.warn(`Mail ${id} was not sent: ${after.problem}; it is ${after.state}`);
    await change(after);
  }
}

let isSending = false;
let isAskedAgain = false;

/** Sends what is due, one after the other: mails arrive in the order of what they tell. */
async function sendInTurn(strapi) {
  isAskedAgain = true;
  if (isSending) return;
  isSending = true;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await sendDue(strapi);
    }
  } catch ({ name, code = name }) {
    strapi.log.error(`Mails cannot be read: ${code}`);
  } finally {
    isSending = false;
  }
}

/** Sends mails that are due, every five seconds: those that wait, and those from before a restart. */
function startOutbox(strapi) {
  const task = () => sendInTurn(strapi);
  strapi.cron.add({ mails: { task, options: { rule: '*/5 * * * * *' } } });
}

module.exports = { queueMails, startOutbox };
