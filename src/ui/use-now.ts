import { useEffect, useState } from 'react';
import { everyMinute } from './every-minute';

/** The time in ms since 1970, at most a minute old while the page is shown. */
export function useNow(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(
    () =>
      everyMinute(() => {
        setNow(Date.now());
      }),
    [],
  );
  return now;
}
