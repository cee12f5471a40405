import { outcomeOf, type FormOutcome } from '~/features/forms/send-form';
import alert from '~/functions/alerts';
import message from '~/functions/messages';
import alertTexts from '~/i18n/dictionaries/en/alert.json';
import contactTexts from '~/i18n/dictionaries/en/contact.json';
import type { Lab } from './lab';

interface Form {
  run: (request: Request, context: { ip: string }) => Promise<Response>;
  path: string;
  /** The submitted values. */
  sent: Readonly<Record<string, unknown>>;
  /** Returns the displayed text for an outcome. */
  reads: (outcome: FormOutcome) => string | undefined;
}

const common = {
  id: 'a'.repeat(32),
  locale: 'en',
  email: 'man@example.com',
  website: '',
  seconds: 9,
};
const { form } = contactTexts;
const problems: Partial<Record<FormOutcome, { what: string }>> = form.problems;
const alertProblems: Partial<Record<FormOutcome, string>> = alertTexts.form.problems;

const forms: Readonly<Record<string, Form>> = {
  'a message': {
    run: message,
    path: '/api/messages',
    sent: { ...common, name: '陳', phone: '', subject: '', message: 'Hello' },
    reads: (outcome) => (outcome === 'sent' ? form.sentTitle : problems[outcome]?.what),
  },
  'a stock alert': {
    run: alert,
    path: '/api/alerts',
    sent: { ...common, product: '7' },
    reads: (outcome) =>
      outcome === 'sent' ? alertTexts.form.sentTitle : alertProblems[outcome]?.split('. ')[0],
  },
};

type Send = (changes?: object) => Promise<string>;

interface FormFault {
  situation: string;
  run: (lab: Lab, send: Send) => Promise<string[]>;
  /** Status and error of each response, and the number of stored entries. */
  expected: { answers: string; stored: number };
}

const faults: readonly FormFault[] = [
  {
    situation: 'nothing goes wrong',
    run: async (_, send) => [await send()],
    expected: { answers: '201', stored: 1 },
  },
  {
    situation: 'it is sent twice, also at once',
    run: async (_, send) => [...(await Promise.all([send(), send()])), await send()],
    expected: { answers: '201, 201, 201', stored: 1 },
  },
  {
    situation: 'the CMS writes it, but its answer is lost; it is sent again',
    async run(lab, send) {
      lab.cms.state.fault = 'lost';
      const first = await send();
      lab.cms.state.fault = undefined;
      return [first, await send()];
    },
    expected: { answers: '503 unsure, 201', stored: 1 },
  },
  {
    situation: 'the CMS writes it, but never answers',
    async run(lab, send) {
      lab.cms.state.fault = 'lost';
      return [await send()];
    },
    expected: { answers: '503 unsure', stored: 1 },
  },
  {
    situation: 'the CMS is down',
    async run(lab, send) {
      await lab.cms.stop();
      return [await send()];
    },
    expected: { answers: '503 unavailable', stored: 0 },
  },
  {
    situation: 'a proxy answers with a page in place of the CMS',
    async run(lab, send) {
      lab.cms.state.fault = 'proxy';
      return [await send()];
    },
    expected: { answers: '503 unavailable', stored: 0 },
  },
  {
    situation: 'the CMS does not accept it',
    async run(lab, send) {
      lab.cms.state.refusal = 400;
      return [await send()];
    },
    expected: { answers: '503 unavailable', stored: 0 },
  },
  {
    situation: 'the address has the header of a mail, or a control character',
    run: async (_, send) => [
      await send({ email: 'a@b.hk\r\nBcc: all@example.com' }),
      await send({ email: 'a@b.hk\u0000moc' }),
    ],
    expected: { answers: '400 invalid, 400 invalid', stored: 0 },
  },
  {
    situation: 'it has 100 KB',
    run: async (_, send) => [await send({ email: 'a'.repeat(100_000) })],
    expected: { answers: '413 too-large', stored: 0 },
  },
  {
    situation: 'a program fills in the hidden field, or sends at once',
    run: async (_, send) => [await send({ website: 'x' }), await send({ seconds: 0 })],
    expected: { answers: '400 automatic, 400 automatic', stored: 0 },
  },
];

let senders = 0;

/** Each fault of each form. */
export const formFaultRows = Object.entries(forms).flatMap(([what, { run, path, sent, reads }]) =>
  faults.map((fault) => ({
    situation: `${what}: ${fault.situation}`,
    expected: fault.expected,
    /** Runs the row; resolves to the shop's responses, its stored entries, and the final text for the shopper. */
    outcome: async (lab: Lab) => {
      const ip = `203.0.113.${(senders += 1)}`;
      let last: FormOutcome = 'failed';
      const answers = await fault.run(lab, async (changes = {}) => {
        const response = await run(lab.post(path, { ...sent, ...changes }), { ip });
        const body = (await response.json()) as { error?: string };
        last = outcomeOf({ status: response.status, body }, true);
        return [response.status, body.error].filter(Boolean).join(' ');
      });
      return {
        answers: answers.join(', '),
        stored: lab.cms.received.size,
        reads: reads(last) ?? '',
      };
    },
  })),
);

/** Returns the rows as Markdown, each with the displayed text and the number of stored entries. */
export const formFaultList = (
  rows: readonly { situation: string; reads: string; stored: number }[],
): string =>
  rows
    .map(({ situation, reads, stored }) => `- ${situation}: “${reads}”; the CMS has ${stored}`)
    .join('\n');
