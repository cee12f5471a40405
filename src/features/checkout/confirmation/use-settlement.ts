import { useCallback, useEffect, useState } from 'react';
import { isSessionId } from '~/contracts/session-id';
import { settleSession } from '../payment/payments';
import type { Settlement } from '../payment/settle-payment';

export type SettlementState =
  | Settlement
  | { type: 'asking' }
  /** The session is unknown to the shop. */
  | { type: 'unknown' }
  /** No response yet; the hook retries. */
  | { type: 'unreachable' };

/** ms */
const ASK_AGAIN = 5000;

const isKnown = ({ type }: SettlementState) => type !== 'asking' && type !== 'unreachable';

async function settle(session: string): Promise<SettlementState> {
  try {
    return (isSessionId(session) && (await settleSession(session))) || { type: 'unknown' };
  } catch {
    return { type: 'unreachable' };
  }
}

/**
 * Requests the state of a payment until there is a response.
 * @returns the latest state, and a function that retries at once
 */
export function useSettlement(session: string): [settlement: SettlementState, askNow: () => void] {
  const [settlement, setSettlement] = useState<SettlementState>({ type: 'asking' });
  const isDone = isKnown(settlement);

  const ask = useCallback(() => {
    void settle(session).then((now) => {
      // An earlier request may be answered, or given up, after a later one.
      setSettlement((before) => (isKnown(before) ? before : now));
    });
  }, [session]);

  useEffect(() => {
    if (isDone) return undefined;
    ask();
    const timer = setInterval(ask, ASK_AGAIN);
    addEventListener('online', ask);
    return () => {
      clearInterval(timer);
      removeEventListener('online', ask);
    };
  }, [isDone, ask]);

  const askNow = useCallback(() => {
    setSettlement({ type: 'asking' });
    ask();
  }, [ask]);

  return [settlement, askNow];
}
