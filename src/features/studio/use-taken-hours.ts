import { useEffect, useState } from 'react';
import { askTaken } from './call-bookings';

/** What is known of the hours of a room that are taken. */
export interface TakenHours {
  /** `unasked`: there is nobody to ask. */
  state: 'unasked' | 'asking' | 'known' | 'unknown';
  taken: readonly number[];
}

const none: readonly number[] = [];

/**
 * The hours of a room that are taken on a day and the next.
 * @param asked asks again when it changes
 */
export function useTakenHours(
  endpoint: string | undefined,
  room: string,
  day: string,
  asked: number,
): TakenHours {
  const [answer, setAnswer] = useState<{ day: string; taken: readonly number[] | undefined }>();
  useEffect(() => {
    if (endpoint === undefined || day === '') return undefined;
    let isCurrent = true;
    void askTaken(endpoint, room, day).then((taken) => {
      if (isCurrent) setAnswer({ day, taken });
    });
    return () => {
      isCurrent = false;
    };
  }, [endpoint, room, day, asked]);
  if (endpoint === undefined || day === '') return { state: 'unasked', taken: none };
  if (answer?.day !== day) return { state: 'asking', taken: none };
  return { state: answer.taken ? 'known' : 'unknown', taken: answer.taken ?? none };
}
