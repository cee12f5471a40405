import { clockOf, isByAppointment } from '~/contracts/opening-hours';
import { fill } from '~/i18n/fill';
import { languageTags } from '~/i18n/locales';
import {
  bookableDays,
  dayOf,
  firstHour,
  longestFrom,
  rangesOf,
  type Availability,
} from './booking-hours';
import { dayText } from './booking-time';
import { totalText } from './booking-text';
import type { BookingProps } from './booking-words';

interface Props extends BookingProps {
  day: string;
  /** Whether the day is bookable; some browsers ignore the limits of a field. */
  isDay: boolean;
  /** The free start hours of the day. */
  starts: readonly number[];
  start: number | undefined;
  hours: number;
  heads: number;
  availability: Availability;
  /** The loading state of the taken hours. */
  state: 'none' | 'loading' | 'failed' | 'ready';
}

/** React requires a handler; the form reads all of its values after each change. */
const ignore = () => {};

const countTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Day, start, hours and people of a booking, the taken hours of the day, and the total. */
export function TimeFields(props: Props) {
  const { room, times, texts, locale, day, isDay, starts, start, hours, heads } = props;
  const { availability, state } = props;
  const { first, last } = bookableDays(availability.now, times);
  const midnight = firstHour(day);
  const id = (name: string) => `booking-${room.id}-${name}`;
  const ofDay = availability.taken.filter((hour) => dayOf(hour) === day);
  const ranges = rangesOf(ofDay).map(([from, to]) => `${clockOf(from)}–${clockOf(to)}`);
  const list = new Intl.ListFormat(languageTags[locale]);
  const isFull = starts.length === 0 && state !== 'loading';
  const outside = {
    first: dayText(firstHour(first), locale),
    last: dayText(firstHour(last), locale),
  };
  const notes = {
    none: undefined,
    loading: texts.asking,
    ready: ranges.length > 0 ? fill(texts.taken, { times: list.format(ranges) }) : undefined,
    failed: texts.unknown,
  };
  return (
    <>
      <div>
        <label>
          <span className="mb-1 block">{texts.day}</span>
          <input
            id={id('day')}
            name="day"
            type="date"
            className="field"
            required
            min={first}
            max={last}
            value={day}
            aria-invalid={!isDay || undefined}
            aria-describedby={`${id('limits')} ${id('taken')}`}
            onChange={ignore}
          />
        </label>
        <p id={id('limits')} role="status" className="text-sm text-lacquer">
          {!isDay && <span className="mt-2 block">{fill(texts.outside, outside)}</span>}
        </p>
      </div>
      <label>
        <span className="mb-1 block">{texts.start}</span>
        <select
          id={id('start')}
          name="clock"
          className="field"
          required
          disabled={starts.length === 0}
          value={start === undefined ? '' : start - midnight}
          aria-describedby={id('hint')}
          onChange={ignore}
        >
          {starts.map((hour) => (
            <option key={hour} value={hour - midnight}>
              {isByAppointment(hour, times)
                ? fill(texts.byAppointment, { time: clockOf(hour) })
                : clockOf(hour)}
            </option>
          ))}
        </select>
      </label>
      {times.maxHours > 1 && (
        <label>
          <span className="mb-1 block">{texts.hours}</span>
          <select
            id={id('hours')}
            name="hours"
            className="field"
            disabled={start === undefined}
            value={hours}
            onChange={ignore}
          >
            {start !== undefined &&
              countTo(longestFrom(start, availability)).map((count) => (
                <option key={count} value={count}>
                  {fill(texts.until, { count, end: clockOf(start + count) })}
                </option>
              ))}
          </select>
        </label>
      )}
      {room.heads > 1 && (
        <label>
          <span className="mb-1 block">{texts.heads}</span>
          <select name="heads" className="field" value={heads} onChange={ignore}>
            {countTo(room.heads).map((count) => (
              <option key={count}>{count}</option>
            ))}
          </select>
        </label>
      )}
      <div className="text-sm text-soft sm:col-span-2">
        <p id={id('taken')} role="status" className={state === 'none' ? '' : 'min-h-6'}>
          {isDay && (isFull ? texts.none : notes[state])}
        </p>
        <p id={id('hint')}>
          {fill(texts.hint, {
            ...times.hours,
            notice: times.bookAheadHours.byAppointment ?? times.bookAheadHours.open,
          })}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-y border-line py-2.5 sm:col-span-2">
        <span>{texts.total}</span>
        <output className="figures text-lg" htmlFor={`${id('start')} ${id('hours')}`}>
          {start !== undefined && totalText(hours, props)}
        </output>
      </p>
    </>
  );
}
