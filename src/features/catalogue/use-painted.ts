import { startTransition, useEffect, useState } from 'react';

/**
 * The value of the last frame that has been painted; `undefined` at first. `useDeferredValue` would render the
 * new value in the next task, which may precede the frame.
 */
export function usePainted<T extends object>(value: T | undefined): T | undefined {
  const [painted, setPainted] = useState<T>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => {
        startTransition(() => {
          setPainted(value);
        });
      });
    });
    return () => {
      cancelAnimationFrame(frame);
      clearTimeout(timer);
    };
  }, [value]);
  return painted;
}
