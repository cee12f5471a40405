import { useState, type SyntheticEvent } from 'react';
import { randomId } from '~/lib/random-id';
import { useHydrated } from '~/ui/use-hydrated';
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
import type { BookingProps } from './booking-words';
import { sendBooking } from './call-bookings';
import { PersonFields } from './PersonFields';
import type { BookingTimes } from './rooms';
import { TimeFields } from './TimeFields';
import { useTakenHours } from './use-taken-hours';

/** The form with which a room is booked. What is free depends on the time, so it is rendered in the browser only. */
export function BookingForm(props: BookingProps) {
  return useHydrated() ? (
    <Form {...props} />
  ) : (
    <p className="min-h-24 text-soft noscript:hidden">{props.texts.loading}</p>
  );
}

/** Late in the evening, nothing of today is left. */
function firstFreeDay(times: BookingTimes, now: number): string {
  const { first } = bookableDays(now);
  const isLate = startsOn(first, { times, taken: [], now }).length === 0;
  return isLate ? dayOf(firstHour(first) + 24) : first;
}

function Form(props: BookingProps) {
  const { room, times, texts, locale, endpoint, phone } = props;
  const [opened] = useState(Date.now);
  const { first, last } = bookableDays(opened);
  const [draft, setDraft] = useState(() => {
    const stored = readDraft(room.id);
    return stored.day >= first ? stored : { ...stored, day: firstFreeDay(times, opened) };
  });
  const [asked, setAsked] = useState(0);
  const [trap, setTrap] = useState('');
  const [isSending, setSending] = useState(false);
  const [result, setResult] = useState<Result>();

  const { day } = draft;
  const isDay = day >= first && day <= last;
  const hoursTaken = useTakenHours(endpoint, room.id, isDay ? day : '', asked);
  const availability = { times, taken: hoursTaken.taken, now: opened };
  const starts = isDay && hoursTaken.state !== 'asking' ? startsOn(day, availability) : [];
  const wanted = draft.clock === '' ? undefined : firstHour(day) + Number(draft.clock);
  const start =
    starts.find((hour) => hour === wanted) ??
    starts.find((hour) => !isByAppointment(hour, times)) ??
    starts[0];
  const longest = start === undefined ? 1 : longestFrom(start, availability);
  const hours = Math.min(Math.max(Number(draft.hours) || 1, 1), longest);
  const heads = Math.min(Math.max(Number(draft.heads) || 1, 1), room.heads);

  function change(changes: Partial<Draft>): void {
    const changed = { ...draft, ...changes, id: '' };
    setDraft(changed);
    keepDraft(changed);
  }

  const changeTime = (field: 'day' | 'clock' | 'hours' | 'heads', value: string) => {
    change(
      field === 'clock' ? { clock: String(Number(value) - firstHour(day)) } : { [field]: value },
    );
  };

  function pick(next: number, hours: number): void {
    const ofDay = dayOf(next);
    change({ day: ofDay, clock: String(next - firstHour(ofDay)), hours: String(hours) });
    setResult(undefined);
    // The button that was pressed is gone.
    document.getElementById(`booking-${room.id}-start`)?.focus();
  }

  async function send(endpoint: string, start: number): Promise<void> {
    const { name, phone, email, wishes } = draft;
    const kept = {
      ...draft,
      id: draft.id === '' ? randomId() : draft.id,
      clock: String(start - firstHour(day)),
      hours: String(hours),
    };
    setDraft(kept);
    keepDraft(kept);
    setSending(true);
    const outcome = await sendBooking(endpoint, {
      id: kept.id,
      locale,
      room: room.id,
      start,
      hours,
      heads,
      name,
      phone,
      email,
      wishes,
      total: hours * room.hourlyRate,
      website: trap,
      seconds: (Date.now() - opened) / 1000,
    });
    setSending(false);
    setResult({ outcome, start, hours, email });
    if (outcome.kind === 'sent' || outcome.kind === 'taken') setAsked(asked + 1);
    if (outcome.kind !== 'sent') return;
    const rest = { ...emptyDraft, room: room.id, day, name, phone, email };
    setDraft(rest);
    keepDraft(rest);
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (start === undefined) return;
    if (endpoint !== undefined) void send(endpoint, start);
    else setResult({ outcome: { kind: 'byHand' }, start, hours, email: draft.email });
  }

  return (
    <form className="grid gap-x-6 gap-y-5 sm:grid-cols-2" onSubmit={submit}>
      <TimeFields
        {...props}
        day={day}
        starts={starts}
        start={start}
        hours={hours}
        heads={heads}
        availability={availability}
        taken={hoursTaken}
        onChange={changeTime}
      />
      <PersonFields
        room={room.id}
        texts={texts}
        pattern={props.emailPattern}
        person={draft}
        onChange={(field, value) => {
          change({ [field]: value });
        }}
      />
      <p hidden>
        <label>
          {texts.trap}
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={trap}
            onChange={({ target }) => {
              setTrap(target.value);
            }}
          />
        </label>
      </p>
      <p className="text-sm text-soft sm:col-span-2">
        {endpoint === undefined ? texts.noteByHand : texts.note}
      </p>
      <p className="sm:col-span-2">
        <button
          className="button button-primary w-full"
          disabled={isSending || start === undefined}
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
