import { useCallback, useEffect, useRef, useState } from 'react';
import { isSessionId } from '../checkout-api';
import { settleSession } from '../payment/payments';
import type { Outcome } from '../payment/settle-payment';

export type Settlement =
  | Outcome
  | { type: 'asking' }
  /** The shop does not know the session. */
  | { type: 'unknown' }
  /** No answer yet; asked again by itself. */
  | { type: 'unreachable' };

/** ms until the shop is asked again after the given number of failures. */
export const retryDelay = (failures: number): number =>
  Math.min(3000 * 2 ** (failures - 1), 60_000);

/**
 * Asks what became of a payment, until there is an answer.
 * @returns what is known, and a function that asks at once
 */
export function useSettlement(session: string): [settlement: Settlement, ask: () => void] {
  const [settlement, setSettlement] = useState<Settlement>({ type: 'asking' });
  const failures = useRef(0);
  const isDone = settlement.type !== 'asking' && settlement.type !== 'unreachable';

  const ask = useCallback(async () => {
    try {
      const outcome = isSessionId(session) ? await settleSession(session) : undefined;
      setSettlement(outcome ?? { type: 'unknown' });
    } catch {
      failures.current += 1;
      // A new object each time, which schedules the next attempt.
      setSettlement({ type: 'unreachable' });
    }
  }, [session]);

  useEffect(() => {
    if (isDone) return undefined;
    const again = () => void ask();
    const timer = setTimeout(again, failures.current && retryDelay(failures.current));
    addEventListener('online', again);
    return () => {
      clearTimeout(timer);
      removeEventListener('online', again);
    };
  }, [settlement, isDone, ask]);

  const askNow = useCallback(() => {
    failures.current = 0;
    setSettlement({ type: 'asking' });
  }, []);

  return [settlement, askNow];
}
