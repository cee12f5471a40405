import { useState } from 'react';

/**
 * The outcome of sending a form. It is removed while the next one is awaited, so that the form does not show an earlier
 * one, and a screen reader announces the same one again.
 */
export function useOutcome<Outcome>() {
  const [{ isSending, outcome }, setState] = useState<{ isSending: boolean; outcome?: Outcome }>({
    isSending: false,
  });
  return {
    isSending,
    outcome,
    /** Shows the outcome when the form has been sent. */
    show: async (sent: Promise<Outcome>): Promise<void> => {
      setState({ isSending: true });
      setState({ isSending: false, outcome: await sent });
    },
    forget: (): void => {
      setState({ isSending: false });
    },
  };
}
