import { useEffect, useRef } from 'react';
import { fill } from '~/i18n/fill';
import type { linksOf } from './booking-text';
import { timeText } from './booking-time';
import type { BookingProps } from './booking-words';
import type { BookingOutcome } from './call-bookings';

/** The requested booking and its outcome. */
export interface Result {
  /** `byHand`: the person sends the request themselves. */
  outcome: BookingOutcome | { kind: 'byHand' };
  start: number;
  hours: number;
  email: string;
}

interface Props extends Result, Pick<BookingProps, 'texts' | 'locale' | 'phone'> {
  links: ReturnType<typeof linksOf>;
  onPick: (start: number, hours: number) => void;
}

/** The outcome of a booking, and the possible next steps. */
export function BookingResult({ outcome, start, hours, email, links, onPick, ...words }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [outcome]);
  const { kind } = outcome;
  const { texts } = words;
  const { what, text } = kind === 'sent' || kind === 'byHand' ? texts[kind] : texts.problems[kind];
  const time = timeText({ start, hours }, words);
  const next = kind === 'taken' ? outcome.next : [];
  return (
    <div ref={box} className="border-s-4 border-ink bg-raised p-5">
      <p className="font-semibold">{what}</p>
      <p>{fill(text, { time, email, phone: words.phone })}</p>
      {next.length > 0 && (
        <>
          <p className="mt-3">{texts.next}</p>
          <ul className="mt-2 flex flex-wrap gap-3" role="list">
            {next.map((start) => (
              <li key={start}>
                <button
                  type="button"
                  className="button button-quiet"
                  onClick={() => {
                    onPick(start, hours);
                  }}
                >
                  {timeText({ start, hours }, words)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      {kind !== 'sent' && kind !== 'taken' && (
        <p className="mt-4 flex flex-wrap gap-3">
          {links.whatsapp !== undefined && (
            <a className="button button-primary" href={links.whatsapp}>
              {texts.byWhatsapp}
            </a>
          )}
          <a
            className={`button ${links.whatsapp === undefined ? 'button-primary' : 'button-quiet'}`}
            href={links.mail}
          >
            {texts.byMail}
          </a>
        </p>
      )}
    </div>
  );
}
