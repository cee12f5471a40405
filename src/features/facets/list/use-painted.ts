import { startTransition, useEffect, useState } from 'react';
import { afterFrame } from './after-frame';

/**
 * The value of the last frame that has been painted; `undefined` at first. `useDeferredValue` would render the
 * new value in the next task, which may precede the frame.
 */
export function usePainted<T extends object>(value: T | undefined): T | undefined {
  const [painted, setPainted] = useState<T>();
  useEffect(
    () =>
      afterFrame(() => {
        startTransition(() => {
          setPainted(value);
        });
      }),
    [value],
  );
  return painted;
}
