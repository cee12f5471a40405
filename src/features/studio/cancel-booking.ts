import {
  bookingStates,
  mayCancel,
  type BookingStatus,
  type CancelRequest,
} from '~/contracts/booking';
import { isRandomId } from '~/contracts/random-id';
import type studio from '~/i18n/dictionaries/zh/studio.json';
import type { Locale } from '~/i18n/locales';
import { isObject } from '~/lib/json';
import { postJson } from '~/lib/fetch-json';
import { element, find } from '~/ui/dom';
import { timeText } from './booking-time';

type Words = (typeof studio)['cancel'] &
  Pick<(typeof studio)['booking'], 'nextDay'> & {
    locale: Locale;
    names: Readonly<Record<string, string>>;
  };

const root = find(document, '[data-cancel-booking]', HTMLElement);
const status = find(root, '[data-cancel-status]', HTMLElement);
const words = JSON.parse(root.dataset['cancelBooking'] ?? '{}') as Words;

function readStatus(value: unknown): BookingStatus | undefined {
  const { room, start, hours, ...others } = isObject(value) ? value : {};
  const state = bookingStates.find((each) => each === others.state);
  return state && typeof room === 'string' && Number.isInteger(start) && Number.isInteger(hours)
    ? { room, start: Number(start), hours: Number(hours), state }
    : undefined;
}

/** Returns the booking with the token in the URL; `unknown` if there is none, undefined if the shop is unreachable. */
async function ask(isSure: boolean): Promise<BookingStatus | 'unknown' | undefined> {
  const token = location.hash.slice(1);
  if (!isRandomId(token)) return 'unknown';
  const sent: CancelRequest = { token, isSure };
  const answer = await postJson('/api/bookings/cancel', sent).catch(() => undefined);
  if (answer?.status === 404) return 'unknown';
  return answer?.status === 200 ? readStatus(answer.body) : undefined;
}

function show(title: string, ...content: Node[]): void {
  status.replaceChildren(
    element('h2', { class: 'font-text text-xl font-semibold' }, title),
    ...content,
  );
}

const paragraph = (text: string) => element('p', { class: 'mt-2' }, text);

function button(label: string, busy: string, act: () => Promise<void>): HTMLElement {
  const button = element('button', { class: 'button button-primary mt-5', type: 'button' }, label);
  button.addEventListener('click', () => {
    Object.assign(button, { disabled: true, textContent: busy });
    void act();
  });
  return button;
}

/** Requests the booking, or cancels it after the person has confirmed. */
async function run(isSure: boolean): Promise<void> {
  const booking = await ask(isSure);
  if (booking === undefined) {
    const again = button(words.again, words.asking, () => run(isSure));
    show(words.failed, paragraph(words.failedText), again);
    return;
  }
  if (booking === 'unknown') {
    show(words.unknown, paragraph(words.unknownText));
    return;
  }
  const { room, state, start } = booking;
  const when = element(
    'div',
    {},
    paragraph(words.names[room] ?? room),
    element('p', {}, timeText(booking, { locale: words.locale, texts: words })),
  );
  if (state === 'cancelled') {
    show(words.cancelled, when, paragraph(words.cancelledText));
  } else if (!mayCancel(state, start, Date.now())) {
    show(words.over, when, paragraph(words.overText));
  } else {
    show(
      words.ask,
      when,
      button(words.cancel, words.cancelling, () => run(true)),
    );
  }
}

function start(): void {
  show(words.asking);
  void run(false);
}

start();
// A link with another token leads to the same page.
addEventListener('hashchange', start);
