import { atom } from 'nanostores';
import { idsInQuery } from './compare';

/** The products of a shared comparison, which are in the URL; `undefined` if there are none. */
export const $shared = atom<readonly string[] | undefined>();

const read = () => {
  $shared.set(idsInQuery(location.search));
};

if (typeof window !== 'undefined') {
  read();
  addEventListener('popstate', read);
}

/** Removes products from the shared comparison; without any, the page shows that of this device. */
export function removeShared(removed: readonly string[]): void {
  const left = $shared.get()?.filter((id) => !removed.includes(id)) ?? [];
  history.replaceState(null, '', left.length > 0 ? `?ids=${left.join(',')}` : location.pathname);
  read();
}
