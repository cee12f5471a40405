import { useSyncExternalStore } from 'react';

const never = () => () => {};

/** `false` on the server and while its markup is taken over, so that both say the same. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
