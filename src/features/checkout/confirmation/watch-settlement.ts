import { isSessionId } from '~/contracts/session-id';
import { settleSession } from '../payment/payments';
import type { Settlement } from '../payment/settle-payment';

export type SettlementState =
  | Settlement
  | { type: 'asking' }
  /** The session is unknown to the shop. */
  | { type: 'unknown' }
  /** No response yet; the next request follows. */
  | { type: 'unreachable' };

/** ms */
const ASK_AGAIN = 5000;

async function settle(session: string): Promise<SettlementState> {
  try {
    return (isSessionId(session) && (await settleSession(session))) || { type: 'unknown' };
  } catch {
    return { type: 'unreachable' };
  }
}

/**
 * Requests the state of a payment every 5 s, and when the device is online again, until there is a
 * response.
 * @param report receives each state, and none after the response
 */
export function watchSettlement(session: string, report: (state: SettlementState) => void) {
  function stop() {
    clearInterval(timer);
    removeEventListener('online', ask);
    isDone = true;
  }
  function ask() {
    void settle(session).then((state) => {
      // An earlier request may be answered, or given up, after a later one.
      if (isDone) return;
      if (state.type !== 'unreachable') stop();
      report(state);
    });
  }

  let isDone = false;
  const timer = setInterval(ask, ASK_AGAIN);
  addEventListener('online', ask);
  ask();
  return {
    /** Requests the state at once. */
    askNow() {
      report({ type: 'asking' });
      ask();
    },
    stop,
  };
}
