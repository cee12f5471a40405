import { island } from '~/boot/island';
import { personFields } from '~/contracts/booking';
import { entered, valuesOf, type Values } from '~/features/forms/draft';
import { Field } from '~/features/forms/Field';
import { Form } from '~/features/forms/Form';
import { SendButton } from '~/features/forms/SendButton';
import { Trap } from '~/features/forms/Trap';
import { useDraft } from '~/features/forms/use-draft';
import { useOutcome } from '~/features/forms/use-outcome';
import { hoursFrom, isByAppointment } from '~/contracts/opening-hours';
import { fill } from '~/i18n/fill';
import { useHydrated } from '~/ui/use-hydrated';
import { useLoaded } from '~/ui/use-loaded';
import { useNow } from '~/ui/use-now';
import { BookingResult, type Result } from './BookingResult';
import { draftKeys, emptyDraft, mayHold, readDraft } from './booking-draft';
import {
  bookableDays,
  dayOf,
  firstFreeDay,
  firstHour,
  longestFrom,
  startsOn,
} from './booking-hours';
import { linksOf } from './booking-text';
import { timeText } from './booking-time';
import type { BookingProps } from './booking-words';
import { askTaken, sendBooking } from './call-bookings';
import { TimeFields } from './TimeFields';

const nothingTaken: readonly number[] = [];

function Booking(props: BookingProps) {
  const { room, times, texts, words, endpoint, phone } = props;
  const isHydrated = useHydrated();
  const now = useNow();
  const { first, last } = bookableDays(now, times);
  const { draft, keep, enter, submit } = useDraft(draftKeys(room.id), () => {
    const stored = readDraft(room.id);
    return stored.day >= first ? stored : { ...stored, day: firstFreeDay(now, times) };
  });
  const { isSending, outcome: result, show, forget } = useOutcome<Result | undefined>();

  const { day } = draft;
  const isDay = day >= first && day <= last;
  const query = new URLSearchParams({ room: room.id, day }).toString();
  // Without an endpoint, there is no server to ask.
  const taken = useLoaded(endpoint && isDay ? `${endpoint}?${query}` : undefined, askTaken);
  // The person's own booking does not keep them from sending it again.
  const byOthers = (taken.value ?? nothingTaken).filter((hour) => !mayHold(draft, hour));
  const availability = { times, taken: byOthers, now };
  const starts = isDay && taken.state !== 'loading' ? startsOn(day, availability) : [];
  const wanted = draft.clock === '' ? undefined : firstHour(day) + Number(draft.clock);
  const start =
    starts.find((hour) => hour === wanted) ??
    starts.find((hour) => !isByAppointment(hour, times)) ??
    starts[0];
  const longest = start === undefined ? 1 : longestFrom(start, availability);
  const hours = Math.min(Math.max(Number(draft.hours) || 1, 1), longest);
  const heads = Math.min(Math.max(Number(draft.heads) || 1, 1), room.heads);

  function pick(next: number, hours: number): void {
    const ofDay = dayOf(next);
    const clock = String(next - firstHour(ofDay));
    keep({ ...draft, id: '', day: ofDay, clock, hours: String(hours) });
    forget();
    // The pressed button no longer exists.
    document.getElementById(`booking-${room.id}-start`)?.focus();
  }

  async function send(values: Values, form: HTMLFormElement): Promise<Result | undefined> {
    if (start === undefined) {
      // The text below the field describes the problem with the day.
      document.getElementById(`booking-${room.id}-day`)?.focus();
      return undefined;
    }
    const submitted = submit(values);
    const { id, day, clock, name, phone: number, email, wishes, ...sent } = submitted;
    const session = {
      start: firstHour(day) + Number(clock),
      hours: Number(sent.hours),
      heads: Number(sent.heads),
    };
    const resultOf = (outcome: Result['outcome']): Result => {
      const { kind } = outcome;
      const mayBeOwn =
        kind === 'taken' &&
        hoursFrom(session.start, session.hours).some((hour) => mayHold(submitted, hour));
      const { maybeYours, problems } = texts;
      const said =
        kind === 'sent' || kind === 'byHand' ? texts[kind] : mayBeOwn ? maybeYours : problems[kind];
      const time = timeText(session, props);
      const text = fill(said.text, { time, email, phone });
      return { outcome, hours: session.hours, start: session.start, title: said.what, text };
    };
    if (endpoint === undefined) return resultOf({ kind: 'byHand' });
    const outcome = await sendBooking(endpoint, {
      id,
      room: room.id,
      ...session,
      total: session.hours * room.hourlyRate,
      name,
      phone: number,
      email,
      wishes,
      website: values['website'] ?? '',
    });
    if (outcome.kind === 'unsure') {
      const unanswered = `${session.start} ${session.start + session.hours}`;
      keep({ ...entered(submitted, valuesOf(form)), unanswered });
    }
    if (outcome.kind === 'sent' || outcome.kind === 'taken') taken.retry();
    if (outcome.kind === 'sent')
      keep({ ...emptyDraft, room: room.id, day, name, phone: number, email });
    return resultOf(outcome);
  }

  return (
    <Form
      className="grid gap-x-6 gap-y-5 sm:grid-cols-2 noscript:hidden"
      fields={personFields}
      words={words}
      onEnter={enter}
      onSend={(values, form) => void show(send(values, form))}
    >
      {/* Free hours depend on the current time, so only the browser renders them. */}
      {isHydrated ? (
        <TimeFields
          {...props}
          day={day}
          isDay={isDay}
          starts={starts}
          start={start}
          hours={hours}
          heads={heads}
          availability={availability}
          state={taken.state}
        />
      ) : (
        <p className="min-h-44 text-soft sm:col-span-2">{texts.loading}</p>
      )}
      {personFields.map((field) => (
        <Field
          key={field.name}
          field={field}
          label={texts[field.name]}
          optional={words.optional}
          className={field.name === 'name' || field.type === 'multiline' ? 'sm:col-span-2' : ''}
          value={draft[field.name]}
          words={words}
        />
      ))}
      <Trap label={words.trap} />
      <p className="text-sm text-soft sm:col-span-2">
        {endpoint === undefined ? texts.noteByHand : texts.note}
      </p>
      <p className="sm:col-span-2">
        <SendButton
          className="w-full"
          isDisabled={!isHydrated || taken.state === 'loading'}
          isSending={isSending}
          sending={words.sending}
        >
          {endpoint === undefined ? texts.prepare : texts.send}
        </SendButton>
      </p>
      <BookingResult
        result={result}
        words={props}
        links={result && linksOf(result, { ...draft, heads }, props)}
        onPick={pick}
      />
    </Form>
  );
}

/** The booking form of a room or teacher. */
export const BookingForm = island(Booking);
