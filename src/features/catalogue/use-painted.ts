import { startTransition, useEffect, useState } from 'react';
import { afterPaint } from './after-paint';

/**
 * The value of the last frame that has been painted; `undefined` at first. `useDeferredValue` would render the
 * new value in the next task, which may precede the frame.
 */
export function usePainted<T extends object>(value: T | undefined): T | undefined {
  const [painted, setPainted] = useState<T>();
  useEffect(
    () =>
      afterPaint(() => {
        startTransition(() => {
          setPainted(value);
        });
      }),
    [value],
  );
  return painted;
}
