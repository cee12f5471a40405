import { useState, type SyntheticEvent } from 'react';
import { island } from '~/boot/island';
import { TrapField } from '~/features/contact/TrapField';
import { personFields, type Person } from '~/contracts/booking';
import { randomId } from '~/contracts/random-id';
import { useHydrated } from '~/ui/use-hydrated';
import { useNow } from '~/ui/use-now';
import { useLoaded } from '~/ui/use-loaded';
import { BookingResult, type Result } from './BookingResult';
import { emptyDraft, keepDraft, readDraft, type Draft } from './booking-draft';
import {
  bookableDays,
  dayOf,
  firstHour,
  isByAppointment,
  longestFrom,
  startsOn,
} from './booking-hours';
import { linksOf } from './booking-text';
import type { BookingProps, FieldEvent } from './booking-words';
import { askTaken, sendBooking } from './call-bookings';
import { PersonFields } from './PersonFields';
import type { BookingTimes } from './rooms';
import { TimeFields } from './TimeFields';

function Booking(props: BookingProps) {
  return useHydrated() ? (
    <Form {...props} />
  ) : (
    <p className="min-h-24 text-soft noscript:hidden">{props.texts.loading}</p>
  );
}

/** Late in the evening, today has no free hours left. */
function firstFreeDay(times: BookingTimes, now: number): string {
  const { first } = bookableDays(now, times);
  const isLate = startsOn(first, { times, taken: [], now }).length === 0;
  return isLate ? dayOf(firstHour(first) + 24) : first;
}

/**
 * Returns the draft with the form's personal details, including those filled in without events. A
 * change makes it a different booking.
 */
function enteredIn(form: HTMLFormElement | null, draft: Draft): Draft {
  const values = Object.fromEntries(new FormData(form ?? undefined)) as Person;
  const { name, phone, email, wishes } = values;
  const isSame = personFields.every((field) => values[field.name] === draft[field.name]);
  return { ...draft, name, phone, email, wishes, id: isSame ? draft.id : '' };
}

const nothingTaken: readonly number[] = [];

function Form(props: BookingProps) {
  const { room, times, texts, locale, endpoint, phone } = props;
  const now = useNow();
  const { first, last } = bookableDays(now, times);
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(room.id);
    return stored.day >= first ? stored : { ...stored, day: firstFreeDay(times, now) };
  });
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();

  const { day } = draft;
  const isDay = day >= first && day <= last;
  const query = new URLSearchParams({ room: room.id, day }).toString();
  // Without an endpoint, there is no server to ask.
  const taken = useLoaded(endpoint && isDay ? `${endpoint}?${query}` : undefined, askTaken);
  const availability = { times, taken: taken.value ?? nothingTaken, now };
  const starts = isDay && taken.state !== 'loading' ? startsOn(day, availability) : [];
  const wanted = draft.clock === '' ? undefined : firstHour(day) + Number(draft.clock);
  const start =
    starts.find((hour) => hour === wanted) ??
    starts.find((hour) => !isByAppointment(hour, times)) ??
    starts[0];
  const longest = start === undefined ? 1 : longestFrom(start, availability);
  const hours = Math.min(Math.max(Number(draft.hours) || 1, 1), longest);
  const heads = Math.min(Math.max(Number(draft.heads) || 1, 1), room.heads);

  function keep(changed: Draft): void {
    setDraft(changed);
    keepDraft(changed);
  }

  const change = ({ target: { name, value, form } }: FieldEvent) => {
    keep({ ...enteredIn(form, draft), id: '', [name]: value });
  };

  function pick(next: number, hours: number): void {
    const ofDay = dayOf(next);
    const clock = String(next - firstHour(ofDay));
    keep({ ...draft, id: '', day: ofDay, clock, hours: String(hours) });
    setResult(undefined);
    // The pressed button no longer exists.
    document.getElementById(`booking-${room.id}-start`)?.focus();
  }

  async function send(
    endpoint: string,
    start: number,
    entered: Draft,
    website: string,
  ): Promise<void> {
    const { name, phone, email, wishes } = entered;
    const id = entered.id || randomId();
    keep({ ...entered, id, clock: String(start - firstHour(day)), hours: String(hours) });
    setSending(true);
    const total = hours * room.hourlyRate;
    const session = { room: room.id, start, hours, heads, total };
    const person = { name, phone, email, wishes };
    const outcome = await sendBooking(endpoint, { id, ...session, ...person, website });
    setSending(false);
    setResult({ outcome, start, hours, email });
    if (outcome.kind === 'sent' || outcome.kind === 'taken') taken.retry();
    if (outcome.kind === 'sent') keep({ ...emptyDraft, room: room.id, day, name, phone, email });
  }

  function submit(event: SyntheticEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (start === undefined) {
      // The text below the field describes the problem with the day.
      document.getElementById(`booking-${room.id}-day`)?.focus();
      return;
    }
    const form = event.currentTarget;
    const entered = enteredIn(form, draft);
    const { website } = Object.fromEntries(new FormData(form)) as { website: string };
    if (endpoint !== undefined) {
      void send(endpoint, start, entered, website);
      return;
    }
    keep(entered);
    setResult({ outcome: { kind: 'byHand' }, start, hours, email: entered.email });
  }

  return (
    <form className="grid gap-x-6 gap-y-5 sm:grid-cols-2" onSubmit={submit}>
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
        onChange={change}
      />
      <PersonFields texts={texts} pattern={props.emailPattern} person={draft} onChange={change} />
      <TrapField label={texts.trap} />
      <p className="text-sm text-soft sm:col-span-2">
        {endpoint === undefined ? texts.noteByHand : texts.note}
      </p>
      <p className="sm:col-span-2">
        <button
          className="button button-primary w-full"
          disabled={isSending || taken.state === 'loading'}
        >
          {isSending ? texts.sending : endpoint === undefined ? texts.prepare : texts.send}
        </button>
      </p>
      <div className="sm:col-span-2" role="status">
        {result && (
          <BookingResult
            {...result}
            texts={texts}
            locale={locale}
            phone={phone}
            links={linksOf(result, { ...draft, heads }, props)}
            onPick={pick}
          />
        )}
      </div>
    </form>
  );
}

/** The booking form of a room. Free hours depend on the current time, so it renders in the browser only. */
export const BookingForm = island(Booking);
