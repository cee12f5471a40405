import { startMailLab, type MailFault, type MailLab } from './mail-lab';

interface MailFaultRow {
  situation: string;
  run: (lab: MailLab) => Promise<void>;
  /** The received mails, and the state of the mail in the CMS. */
  expected: { arrives: string; state: string };
}

const MINUTE = 60_000;
const [KEY, ADDRESS] = ['order:1:paid', 'man@example.com'];

/** Queues a mail that is due. */
async function due(lab: MailLab, to = ADDRESS, key = KEY): Promise<void> {
  await lab.queue(key, to);
  await lab.pass();
}

/** Sends a due mail while the mail server fails, and again a minute later, when it works. */
const overcome = (fault: MailFault) => async (lab: MailLab) => {
  lab.server.fault = fault;
  await due(lab);
  delete lab.server.fault;
  await lab.pass(MINUTE);
};

const sentOnce = { arrives: 'once', state: 'sent' };

export const mailFaultRows: readonly MailFaultRow[] = [
  { situation: 'nothing goes wrong', run: (lab) => due(lab), expected: sentOnce },
  {
    situation: 'it is about a stock alert, whose address is then forgotten',
    run: (lab) => due(lab, ADDRESS, 'alert:1:back'),
    expected: { arrives: 'once', state: 'none' },
  },
  {
    situation: 'what it is about is repeated, also at once',
    async run(lab) {
      await Promise.all([due(lab), due(lab)]);
      await due(lab);
    },
    expected: sentOnce,
  },
  {
    situation: 'the database is locked after the mail server has taken it',
    async run(lab) {
      lab.database.locked = 4;
      await due(lab);
      await lab.pass(MINUTE);
      await lab.pass(MINUTE);
    },
    expected: sentOnce,
  },
  {
    situation: 'the mail server is down, then up again',
    run: overcome({ code: 'ESOCKET' }),
    expected: sentOnce,
  },
  {
    situation: 'the mail server asks to try again (451)',
    run: overcome({ code: 'EMESSAGE', responseCode: 451 }),
    expected: sentOnce,
  },
  {
    situation: 'the password of the mail server is wrong, then mended',
    run: overcome({ code: 'EAUTH', responseCode: 535 }),
    expected: sentOnce,
  },
  {
    situation: 'the mail server does not know the address (550)',
    run: overcome({ code: 'EENVELOPE', responseCode: 550 }),
    expected: { arrives: 'not', state: 'failed' },
  },
  {
    situation: 'the CMS ends after the mail server has taken it',
    async run(lab) {
      await due(lab);
      // Claimed, but not yet marked as sent.
      Object.assign(lab.rows[0] ?? {}, { state: 'waiting', dueAt: Date.now() + 5 * MINUTE });
      await lab.pass(4 * MINUTE);
      await lab.pass(2 * MINUTE);
    },
    expected: { arrives: '2 times, with one Message-ID', state: 'sent' },
  },
  {
    situation: 'no mail server is set',
    async run(lab) {
      delete process.env['SMTP_URL'];
      await due(lab);
    },
    expected: { arrives: 'not', state: 'kept' },
  },
  {
    situation: 'a command has queued it in a shell without mail server',
    async run(lab) {
      await lab.queueByCommand(KEY, ADDRESS);
      await lab.pass();
    },
    expected: sentOnce,
  },
  {
    situation: 'a command has queued it, and no mail server is set',
    async run(lab) {
      delete process.env['SMTP_URL'];
      await lab.queueByCommand(KEY, ADDRESS);
      await lab.pass();
    },
    expected: { arrives: 'not', state: 'kept' },
  },
  {
    situation: 'the CMS is restarted without mail server before it is tried again',
    async run(lab) {
      lab.server.fault = { code: 'ESOCKET' };
      await due(lab);
      delete lab.server.fault;
      const { SMTP_URL: url } = process.env;
      delete process.env['SMTP_URL'];
      await lab.pass(MINUTE);
      process.env['SMTP_URL'] = url;
      await lab.pass();
    },
    expected: sentOnce,
  },
  {
    situation: 'the address is two, or has a header',
    async run(lab) {
      await due(lab, `${ADDRESS}, all@example.com`);
      await due(lab, `${ADDRESS}\nBcc: all@example.com`);
    },
    expected: { arrives: 'not', state: 'none' },
  },
];

/** Returns the outcome of a row. */
export async function mailOutcome({
  run,
}: Pick<MailFaultRow, 'run'>): Promise<MailFaultRow['expected']> {
  const lab = startMailLab();
  try {
    await run(lab);
  } finally {
    lab.stop();
  }
  const ids = new Set(lab.arrived.map(({ messageId }) => messageId));
  const times = lab.arrived.length;
  const arrives =
    times === 0
      ? 'not'
      : times === 1
        ? 'once'
        : `${times} times, with ${ids.size === 1 ? 'one' : ids.size} Message-ID`;
  return { arrives, state: lab.rows.map(({ state }) => state).join(', ') || 'none' };
}

/** The rows as Markdown. */
export const mailFaultList = (
  rows: readonly { situation: string; arrives: string; state: string }[],
): string =>
  rows
    .map(
      ({ situation, arrives, state }) =>
        `- a mail: ${situation}: arrives ${arrives}; the CMS lists it as ${state}`,
    )
    .join('\n');
