import { FormResult } from '~/features/forms/FormResult';
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
  title: string;
  text: string;
}

interface Props {
  result: Result | undefined;
  links: ReturnType<typeof linksOf> | undefined;
  words: Pick<BookingProps, 'texts' | 'locale'>;
  onPick: (start: number, hours: number) => void;
}

/** The outcome of a booking, and the possible next steps. */
export const BookingResult = ({ result, links, words, onPick }: Props) => (
  <FormResult className="sm:col-span-2" result={result}>
    {result?.outcome.kind === 'taken' && result.outcome.next.length > 0 && (
      <>
        <p className="mt-3">{words.texts.next}</p>
        <ul className="mt-2 flex flex-wrap gap-3" role="list">
          {result.outcome.next.map((start) => (
            <li key={start}>
              <button
                type="button"
                className="button button-quiet"
                onClick={() => {
                  onPick(start, result.hours);
                }}
              >
                {timeText({ start, hours: result.hours }, words)}
              </button>
            </li>
          ))}
        </ul>
      </>
    )}
    {links && !['sent', 'taken'].includes(result?.outcome.kind ?? '') && (
      <p className="mt-4 flex flex-wrap gap-3">
        {links.whatsapp !== undefined && (
          <a className="button button-primary" href={links.whatsapp}>
            {words.texts.byWhatsapp}
          </a>
        )}
        <a
          className={`button ${links.whatsapp === undefined ? 'button-primary' : 'button-quiet'}`}
          href={links.mail}
        >
          {words.texts.byMail}
        </a>
      </p>
    )}
  </FormResult>
);
