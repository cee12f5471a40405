import { useSyncExternalStore } from 'react';

const subscribe = () => () => {};

/** `false` on the server and while hydrating, so that the first client render matches the markup. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
