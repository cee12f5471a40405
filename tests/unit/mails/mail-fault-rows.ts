import { startMailLab, type MailFault, type MailLab } from './mail-lab';

interface MailFaultRow {
  situation: string;
  run: (lab: MailLab) => Promise<void>;
  /** What arrives, and how the CMS lists the mail. */
  expected: { arrives: string; state: string };
}

const MINUTE = 60_000;
const [KEY, ADDRESS] = ['order:1:paid', 'man@example.com'];

/** A mail that is due while the mail server fails, and a minute later, when it does not. */
async function overcome(lab: MailLab, fault: MailFault): Promise<void> {
  lab.server.fault = fault;
  await lab.queue(KEY, ADDRESS);
  await lab.pass();
  delete lab.server.fault;
  await lab.pass(MINUTE);
}

export const mailFaultRows: readonly MailFaultRow[] = [
  {
    situation: 'nothing goes wrong',
    async run(lab) {
      await lab.queue(KEY, ADDRESS);
      await lab.pass();
    },
    expected: { arrives: 'once', state: 'sent' },
  },
  {
    situation: 'it is about a stock alert, whose address is then forgotten',
    async run(lab) {
      await lab.queue('alert:1:back', ADDRESS);
      await lab.pass();
    },
    expected: { arrives: 'once', state: 'none' },
  },
  {
    situation: 'what it is about is repeated, also at once',
    async run(lab) {
      await Promise.all([lab.queue(KEY, ADDRESS), lab.queue(KEY, ADDRESS)]);
      await Promise.all([lab.pass(), lab.pass()]);
      await lab.queue(KEY, ADDRESS);
      await lab.pass();
    },
    expected: { arrives: 'once', state: 'sent' },
  },
  {
    situation: 'the mail server is down, then up again',
    run: (lab) => overcome(lab, { code: 'ESOCKET' }),
    expected: { arrives: 'once', state: 'sent' },
  },
  {
    situation: 'the mail server asks to try again (451)',
    run: (lab) => overcome(lab, { code: 'EMESSAGE', responseCode: 451 }),
    expected: { arrives: 'once', state: 'sent' },
  },
  {
    situation: 'the password of the mail server is wrong, then mended',
    run: (lab) => overcome(lab, { code: 'EAUTH', responseCode: 535 }),
    expected: { arrives: 'once', state: 'sent' },
  },
  {
    situation: 'the mail server does not know the address (550)',
    run: (lab) => overcome(lab, { code: 'EENVELOPE', responseCode: 550 }),
    expected: { arrives: 'not', state: 'failed' },
  },
  {
    situation: 'the CMS ends after the mail server has taken it',
    async run(lab) {
      await lab.queue(KEY, ADDRESS);
      await lab.pass();
      // As it was claimed, but not marked as sent.
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
      await lab.queue(KEY, ADDRESS);
      await lab.pass();
    },
    expected: { arrives: 'not', state: 'kept' },
  },
  {
    situation: 'the address is two, or has a header',
    async run(lab) {
      await lab.queue(KEY, `${ADDRESS}, all@example.com`);
      await lab.queue(KEY, `${ADDRESS}\nBcc: all@example.com`);
      await lab.pass();
    },
    expected: { arrives: 'not', state: 'none' },
  },
];

/** What is true after a row has run. */
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
