import { useCallback, useEffect, useState } from 'react';
import { askStates } from './ask-states';
import type { Asked } from './order-state';

/**
 * Where orders stand, asked when the page opens and when the device is connected again.
 * @param key the ids of the orders, joined; empty if there is nothing to ask
 * @returns the answer, and a function that asks again
 */
export function useStates(key: string): [asked: Asked, askAgain: () => void] {
  const [asked, setAsked] = useState<Asked>('asking');
  const [attempt, setAttempt] = useState(0);

  const askAgain = useCallback(() => {
    setAsked('asking');
    setAttempt((count) => count + 1);
  }, []);

  useEffect(() => {
    if (key === '') return undefined;
    let current = true;
    void askStates(key.split(',')).then((answer) => {
      if (current) setAsked(answer);
    });
    addEventListener('online', askAgain);
    return () => {
      current = false;
      removeEventListener('online', askAgain);
    };
  }, [key, attempt, askAgain]);

  return [asked, askAgain];
}
