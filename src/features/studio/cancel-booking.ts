import type studio from '~/i18n/dictionaries/zh/studio.json';
import type { Locale } from '~/i18n/locales';
import { isObject } from '~/lib/json';
import { postJson } from '~/lib/fetch-json';
import { element, find } from '~/ui/dom';
import type { BookingStatus, CancelRequest } from './booking-api';
import { timeText } from './booking-time';

type Words = (typeof studio)['cancel'] &
  Pick<(typeof studio)['booking'], 'nextDay'> & {
    locale: Locale;
    names: Readonly<Record<string, string>>;
  };

const root = find(document, '[data-cancel-booking]', HTMLElement);
const status = find(root, '[data-cancel-status]', HTMLElement);
const words = JSON.parse(root.dataset['cancelBooking'] ?? '{}') as Words;

/** The booking with the token of the address; `unknown` if there is none, undefined if the shop cannot say. */
async function ask(isSure: boolean): Promise<BookingStatus | 'unknown' | undefined> {
  const token = location.hash.slice(1);
  if (!/^[0-9a-f]{32}$/.test(token)) return 'unknown';
  const sent: CancelRequest = { token, isSure };
  const answer = await postJson('/api/bookings/cancel', sent).catch(() => undefined);
  if (answer?.status === 404) return 'unknown';
  return answer?.status === 200 && isObject(answer.body)
    ? (answer.body as unknown as BookingStatus)
    : undefined;
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

/** Looks the booking up, or cancels it if the person has pressed the button for that. */
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
  } else if (state === 'declined' || start * 3_600_000 <= Date.now()) {
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
