import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  addEventListener('hashchange', onChange);
  return () => {
    removeEventListener('hashchange', onChange);
  };
}

/** The fragment of the URL without `#`; `undefined` on the server and while hydrating. */
export const useHash = (): string | undefined =>
  useSyncExternalStore<string | undefined>(
    subscribe,
    () => location.hash.slice(1),
    () => undefined,
  );
