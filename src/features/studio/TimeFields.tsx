import { fill } from '~/i18n/fill';
import { languageTags } from '~/i18n/locales';
import {
  bookableDays,
  clockOf,
  dayOf,
  isByAppointment,
  longestFrom,
  rangesOf,
  type Availability,
} from './booking-hours';
import { totalText } from './booking-text';
import type { BookingProps } from './booking-words';
import type { TakenHours } from './use-taken-hours';

interface Props extends BookingProps {
  day: string;
  /** The starts of the day that are free. */
  starts: readonly number[];
  start: number | undefined;
  hours: number;
  heads: number;
  availability: Availability;
  taken: TakenHours;
  onChange: (field: 'day' | 'clock' | 'hours' | 'heads', value: string) => void;
}

const countTo = (most: number) => Array.from({ length: most }, (_, index) => index + 1);

/** Day, start, hours and people of a booking, what is taken on the day, and the total. */
export function TimeFields(props: Props) {
  const { room, times, texts, locale, day, starts, start, hours, heads, availability, taken } =
    props;
  const { first, last } = bookableDays(availability.now);
  const id = (name: string) => `booking-${room.id}-${name}`;
  const change =
    (field: Parameters<Props['onChange']>[0]) =>
    ({ target }: { target: { value: string } }) =>
      props.onChange(field, target.value);

  const ofDay = taken.taken.filter((hour) => dayOf(hour) === day);
  const ranges = rangesOf(ofDay).map(([from, to]) => `${clockOf(from)}–${clockOf(to)}`);
  const list = new Intl.ListFormat(languageTags[locale]);
  const isFull = starts.length === 0 && taken.state !== 'asking' && day >= first && day <= last;
  const notes = {
    unasked: undefined,
    asking: texts.asking,
    known: ranges.length > 0 ? fill(texts.taken, { times: list.format(ranges) }) : undefined,
    unknown: texts.unknown,
  };
  return (
    <>
      <p>
        <label htmlFor={id('day')} className="mb-1 block">
          {texts.day}
        </label>
        <input
          id={id('day')}
          type="date"
          className="field"
          required
          min={first}
          max={last}
          value={day}
          aria-describedby={id('taken')}
          onChange={change('day')}
        />
      </p>
      <p>
        <label htmlFor={id('start')} className="mb-1 block">
          {texts.start}
        </label>
        <select
          id={id('start')}
          className="field"
          required
          disabled={starts.length === 0}
          value={start ?? ''}
          aria-describedby={id('hint')}
          onChange={change('clock')}
        >
          {starts.map((hour) => (
            <option key={hour} value={hour}>
              {isByAppointment(hour, times)
                ? fill(texts.byAppointment, { time: clockOf(hour) })
                : clockOf(hour)}
            </option>
          ))}
        </select>
      </p>
      <p>
        <label htmlFor={id('hours')} className="mb-1 block">
          {texts.hours}
        </label>
        <select
          id={id('hours')}
          className="field"
          disabled={start === undefined}
          value={hours}
          onChange={change('hours')}
        >
          {start !== undefined &&
            countTo(longestFrom(start, availability)).map((count) => (
              <option key={count} value={count}>
                {fill(texts.until, { count, end: clockOf(start + count) })}
              </option>
            ))}
        </select>
      </p>
      <p>
        <label htmlFor={id('heads')} className="mb-1 block">
          {texts.heads}
        </label>
        <select id={id('heads')} className="field" value={heads} onChange={change('heads')}>
          {countTo(room.heads).map((count) => (
            <option key={count}>{count}</option>
          ))}
        </select>
      </p>
      <div className="text-sm text-soft sm:col-span-2">
        <p id={id('taken')} role="status" className={taken.state === 'unasked' ? '' : 'min-h-6'}>
          {isFull ? texts.none : notes[taken.state]}
        </p>
        <p id={id('hint')}>
          {fill(texts.hint, { ...times.hours, notice: times.noticeHours.byAppointment })}
        </p>
      </div>
      <p className="flex flex-wrap items-baseline justify-between gap-x-6 border-y border-line py-2.5 sm:col-span-2">
        {texts.total}
        <output className="figures text-lg" htmlFor={`${id('start')} ${id('hours')}`}>
          {start !== undefined && totalText(hours, props)}
        </output>
      </p>
    </>
  );
}
