import type { Core } from '@strapi/strapi';
import { createHash, randomBytes } from 'node:crypto';
import { ALERT_KEY } from './alert-mails';
import type { Shop } from './compose';
import { shopFacts } from '../desk/settings';
import { inBackground } from '../in-background';
import { retryWrite } from '../retry-write';
import { SENDING, afterFailure, isAddress, oneLine, type Mail } from './mail-rules';

const MAIL = 'api::mail.mail';
/** A mail in the outbox. */
interface Row extends Mail {
  id: number;
  attempts: number;
}

/** The reply of a mail server. */
type MailError = Parameters<typeof afterFailure>[1];

/** ms */
const INTERVAL = 5000;

/** For the log. */
const UNREAD = 'Mails cannot be read';

/** ms that a mail server may take to accept a mail (config/plugins.ts). */
const TIMEOUT = 60_000;

/** Number of mails per batch. */
const BATCH = 50;

/**
 * Adds mails to the outbox, each key once, in the transaction that causes them: both succeed, or
 * neither. Skips mails without an address.
 */
export async function queueMails(strapi: Core.Strapi, mails: readonly Mail[]) {
  // Whether mails of a command are sent depends on the server's environment.
  const state = process.env.SMTP_URL || process.env.CMS_COMMAND ? 'waiting' : 'kept';
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
    if (isStarted) onCommit(inBackground(strapi, UNREAD, () => sendInTurn(strapi)));
  });
}

/** Without a mail server, keeps the mails of commands. Those that were tried before wait until there is one again. */
const keepUnsent = (strapi: Core.Strapi) =>
  strapi.db.query(MAIL).updateMany({
    where: { state: 'waiting', attempts: 0 },
    data: { state: 'kept', dueAt: null },
  });

/** Sends due mails. Of several processes, one sends each mail. */
async function sendDue(strapi: Core.Strapi) {
  if (!process.env.SMTP_URL) {
    await keepUnsent(strapi);
    return;
  }
  const mails: Row[] = await strapi.db.query(MAIL).findMany({
    where: { state: 'waiting', dueAt: { $lte: new Date() } },
    orderBy: [{ dueAt: 'asc' }, { id: 'asc' }],
    limit: BATCH,
  });
  for (const mail of mails) if (await claim(strapi, mail)) await send(strapi, mail);
}

/** Postpones a mail, so that no other process sends it, unless this one crashes. */
async function claim(strapi: Core.Strapi, { id, attempts }: Row) {
  const { count } = await strapi.db.query(MAIL).updateMany({
    where: { id, attempts, state: 'waiting' },
    data: { attempts: attempts + 1, dueAt: new Date(Date.now() + SENDING) },
  });
  return count === 1;
}

/**
 * Sends a mail, and marks it as sent. Retries while the database is locked, until another process
 * would take over the mail and send it twice.
 */
async function send(strapi: Core.Strapi, mail: Row) {
  const { id, key, attempts } = mail;
  const change = (data: object) => strapi.db.query(MAIL).update({ where: { id }, data });
  const problem = await deliver(strapi, mail);
  if (!problem) {
    const isForgotten = key.startsWith(ALERT_KEY);
    const sent = { state: 'sent', sentAt: new Date(), dueAt: null, problem: null };
    const note = () =>
      isForgotten ? strapi.db.query(MAIL).delete({ where: { id } }) : change(sent);
    await retryWrite<unknown>(note, SENDING - TIMEOUT);
    return;
  }
  const after = afterFailure(attempts + 1, problem, Date.now());
  // Logs neither content nor recipient: those are in the CMS.
  strapi.log.warn(`Mail ${id} was not sent: ${after.problem}; it is ${after.state}`);
  await change(after);
}

/** The mail part has the same method as its calendar file: mail programs read either. */
const eventOf = (calendar: string) => ({
  filename: 'booking.ics',
  content: calendar,
  method: /^METHOD:(\w+)/m.exec(calendar)?.[1] ?? 'PUBLISH',
});

/**
 * Sends a mail to the mail server. Replies go to its own address for them, or to the current address of the shop.
 * Resolves to the problem, if it was not accepted.
 */
async function deliver(
  strapi: Core.Strapi,
  { key, to, subject, text, html, replyTo, calendar }: Row,
): Promise<MailError | undefined> {
  const { email } = strapi.config.get<Shop>('shop');
  try {
    await strapi
      .plugin('email')
      .service('email')
      .send({
        to,
        subject,
        text,
        html,
        replyTo: replyTo || (await shopFacts(strapi)).email,
        ...(calendar && { icalEvent: eventOf(calendar) }),
        // The same for each attempt: mail programs show only one of two mails after a crash.
        messageId: `<${createHash('sha256').update(key).digest('hex').slice(0, 32)}@${email.split('@')[1]}>`,
      });
    return undefined;
  } catch (error) {
    return error as MailError;
  }
}

/** False in a command, which would end while mails are being sent. */
let isStarted = false;
let isSending = false;
let isAskedAgain = false;

/** Sends due mails in sequence, so that they arrive in chronological order. */
async function sendInTurn(strapi: Core.Strapi) {
  isAskedAgain = true;
  if (isSending) return;
  isSending = true;
  try {
    while (isAskedAgain) {
      isAskedAgain = false;
      await sendDue(strapi);
    }
  } finally {
    isSending = false;
  }
}

/**
 * Sends due mails every five seconds, including those from before a restart. An interval, because a
 * schedule would stop after the clock was set back, until it has caught up.
 */
export function startOutbox(strapi: Core.Strapi) {
  isStarted = true;
  setInterval(
    inBackground(strapi, UNREAD, () => sendInTurn(strapi)),
    INTERVAL,
  ).unref();
}
