import { useState } from 'react';
import { oneAtATime } from './once';

/** Runs one action of a page at a time. Disable its buttons while `isBusy`. */
export function useOneAtATime() {
  const [once] = useState(oneAtATime);
  const [isBusy, setBusy] = useState(false);
  const run = (action: () => Promise<void>) =>
    once(async () => {
      setBusy(true);
      try {
        await action();
      } finally {
        setBusy(false);
      }
    });
  return { isBusy, run };
}
