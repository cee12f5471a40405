import { bookableDays, firstHour } from '~/features/studio/booking-hours';
import { bookingTimes } from '~/features/studio/rooms';
import { outcomeOf, type FormOutcome } from '~/features/forms/send-form';
import alertTexts from '~/i18n/dictionaries/en/alert.json';
import contactTexts from '~/i18n/dictionaries/en/contact.json';
import studioTexts from '~/i18n/dictionaries/en/studio.json';
import productTexts from '~/i18n/dictionaries/en/product.json';
import { ORDER_ID, type Lab } from './lab';
import { recordKinds, type FormName } from './record-rows';

type Problem = Exclude<FormOutcome, 'sent'>;

const { form: message } = contactTexts;
const { booking } = studioTexts;
const sentenceOf =
  ({ sentTitle, problems }: { sentTitle: string; problems: Record<Problem, string> }) =>
  (outcome: FormOutcome) =>
    outcome === 'sent' ? sentTitle : problems[outcome].split('. ')[0];

/** The text that is displayed for an outcome. */
const reads: Readonly<Record<FormName, (outcome: FormOutcome) => string | undefined>> = {
  'a message': (outcome) =>
    outcome === 'sent' ? message.sentTitle : message.problems[outcome].what,
  'a review': sentenceOf(productTexts.reviews.form),
  'a stock alert': sentenceOf(alertTexts.form),
  'a booking': (outcome) => (outcome === 'sent' ? booking.sent : booking.problems[outcome]).what,
};

type Send = () => Promise<string>;

interface FormFault {
  situation: string;
  run: (lab: Lab, send: Send) => Promise<string[]>;
  /** Status and error of each response, and the number of stored entries. */
  expected: { answers: string; stored: number };
}

const faults: readonly FormFault[] = [
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
    situation: 'the CMS closes idle connections; it is sent three times',
    async run(lab, send) {
      lab.cms.state.fault = 'idle';
      return [await send(), await send(), await send()];
    },
    expected: { answers: '201, 201, 201', stored: 1 },
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
];

let senders = 0;

const lastDay = firstHour(bookableDays(Date.now(), bookingTimes).last);

/** Each fault of each form. */
export const formFaultRows = recordKinds(lastDay + 12).flatMap(
  ({ what, run, paths: [path], fields, bodyOf }) => {
    if (what === 'an order') return [];
    return faults.map((fault) => ({
      situation: `${what}: ${fault.situation}`,
      expected: fault.expected,
      /** Runs the row; resolves to the shop's responses, its stored entries, and the final text for the shopper. */
      outcome: async (lab: Lab) => {
        const ip = `203.0.113.${(senders += 1)}`;
        let last: FormOutcome = 'failed';
        const answers = await fault.run(lab, async () => {
          const response = await run(lab.post(path, { id: ORDER_ID, ...bodyOf(fields) }), { ip });
          const body = (await response.json()) as { error?: string };
          last = outcomeOf({ status: response.status, body }, true);
          return [response.status, body.error].filter(Boolean).join(' ');
        });
        return {
          answers: answers.join(', '),
          stored: lab.cms.received.size,
          reads: reads[what](last) ?? '',
        };
      },
    }));
  },
);

/** Returns the rows as Markdown, each with the displayed text and the number of stored entries. */
export const formFaultList = (
  rows: readonly { situation: string; reads: string; stored: number }[],
): string =>
  rows
    .map(({ situation, reads, stored }) => `- ${situation}: “${reads}”; the CMS has ${stored}`)
    .join('\n');
