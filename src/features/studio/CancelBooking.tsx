import type { ReactNode } from 'react';
import { island } from '~/boot/island';
import { bookingStates } from '~/contracts/booking';
import { mayCancel, type BookingStatus, type CancelRequest } from '~/contracts/cancellation';
import { isRandomId } from '~/contracts/random-id';
import { SendButton } from '~/features/forms/SendButton';
import { useOutcome } from '~/features/forms/use-outcome';
import { postJson } from '~/lib/fetch-json';
import { isObject } from '~/lib/json';
import { useHash } from '~/ui/use-hash';
import { useLoaded } from '~/ui/use-loaded';
import { useNow } from '~/ui/use-now';
import { useRestoredFocus } from '~/ui/use-restored-focus';
import { timeText } from './booking-time';
import type { CancelProps } from './cancel-words';

function readStatus(value: unknown): BookingStatus | undefined {
  const { room, start, hours, ...others } = isObject(value) ? value : {};
  const state = bookingStates.find((each) => each === others.state);
  return state && typeof room === 'string' && Number.isInteger(start) && Number.isInteger(hours)
    ? { room, start: Number(start), hours: Number(hours), state }
    : undefined;
}

/**
 * Returns the booking with a token; `unknown` if there is none.
 * @throws an Error if the shop does not answer
 */
async function ask(token: string, isSure: boolean): Promise<BookingStatus | 'unknown'> {
  if (!isRandomId(token)) return 'unknown';
  const sent: CancelRequest = { token, isSure };
  const answer = await postJson('/api/bookings/cancel', sent);
  if (answer.status === 404) return 'unknown';
  const status = answer.status === 200 ? readStatus(answer.body) : undefined;
  if (!status) throw new Error(`/api/bookings/cancel: ${answer.status}`);
  return status;
}

const lookUp = (token: string) => ask(token, false);

/** Shows the booking that a mail links to, and cancels it after the person has confirmed. */
function Cancel(props: CancelProps) {
  const token = useHash();
  return (
    <div className="min-h-40 noscript:hidden" role="status">
      {token === undefined ? (
        <Heading>{props.texts.asking}</Heading>
      ) : (
        <Lookup key={token} {...props} token={token} />
      )}
    </div>
  );
}

const Heading = ({ children }: { children: ReactNode }) => (
  <h2 className="font-text text-xl font-semibold">{children}</h2>
);

function Lookup({ token, texts, nextDay, locale, names }: CancelProps & { token: string }) {
  const found = useLoaded(token, lookUp);
  const now = useNow();
  /** The outcome of cancelling. */
  const { isSending, outcome, show } = useOutcome<BookingStatus | 'unknown' | 'failed'>();
  const container = useRestoredFocus<HTMLDivElement>();

  const cancel = () => show(ask(token, true).catch(() => 'failed' as const));

  const text = (title: string, text: string) => (
    <>
      <Heading>{title}</Heading>
      <p className="mt-2">{text}</p>
    </>
  );
  const content = () => {
    const booking = outcome ?? (found.state === 'failed' ? 'failed' : found.value);
    if (booking === undefined) return <Heading>{texts.asking}</Heading>;
    if (booking === 'unknown') return text(texts.unknown, texts.unknownText);
    if (booking === 'failed') {
      return (
        <>
          {text(texts.failed, texts.failedText)}
          <button
            type="button"
            className="button button-primary mt-5"
            onClick={outcome ? () => void cancel() : found.retry}
          >
            {texts.again}
          </button>
        </>
      );
    }

    const { room, state, start } = booking;
    const when = (
      <>
        <p className="mt-2">{names[room] ?? room}</p>
        <p>{timeText(booking, { locale, texts: { nextDay } })}</p>
      </>
    );
    const isCancelled = state === 'cancelled';
    if (isCancelled || !mayCancel(state, start, now)) {
      return (
        <>
          <Heading>{isCancelled ? texts.cancelled : texts.over}</Heading>
          {when}
          <p className="mt-2">{isCancelled ? texts.cancelledText : texts.overText}</p>
        </>
      );
    }
    return (
      <>
        <Heading>{texts.ask}</Heading>
        {when}
        <SendButton
          className="mt-5"
          isSending={isSending}
          sending={texts.cancelling}
          onClick={() => void cancel()}
        >
          {texts.cancel}
        </SendButton>
      </>
    );
  };

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      {content()}
    </div>
  );
}

/** The page that the mails of a booking link to. */
export const CancelBooking = island(Cancel);
