import { atom } from 'nanostores';
import { useSyncExternalStore } from 'react';
import { pushAddress, replaceAddress } from '~/ui/close-on-back';

/** ms. Browsers throttle history changes, so a dragged slider is debounced. */
const REPLACE_DELAY = 120;

/** `replace` adds no entry to the session history (a slider being dragged). */
export type HistoryMode = 'push' | 'replace';

const inHistory = () => location.pathname + location.search;

const $address = atom('');
/** Whether the address has changed since the page was loaded. */
export const $isChanged = atom(false);
/** The URL of this history entry before a slider replaced it. */
let settled = '';
let timer: ReturnType<typeof setTimeout> | undefined;

function restore(): void {
  clearTimeout(timer);
  settled = inHistory();
  $address.set(settled);
}

// Runs after the listener of close-on-back.ts, which keeps selections made in a dialog that Back closes.
if (typeof window !== 'undefined') {
  restore();
  addEventListener('popstate', () => {
    restore();
    $isChanged.set(true);
  });
}

// A stable reference, or React would resubscribe on each render.
const subscribe = (onChange: () => void) => $address.listen(onChange);
const read = () => $address.get();
const readOnServer = () => undefined;

/**
 * The path and query of the page, which hold the state of its list: reload, Back, Forward and
 * shared links restore it. `undefined` on the server and while the page hydrates.
 */
export const useAddress = (): string | undefined =>
  useSyncExternalStore<string | undefined>(subscribe, read, readOnServer);

/** Changes the URL. While a dialog is open, all selections share one history entry (`closeOnBack`). */
export function setAddress(address: string, mode: HistoryMode = 'push'): void {
  clearTimeout(timer);
  if (mode === 'replace') {
    timer = setTimeout(() => {
      replaceAddress(address);
    }, REPLACE_DELAY);
  } else {
    if (inHistory() !== settled) replaceAddress(settled);
    if (address !== settled) pushAddress(address);
    settled = address;
  }
  $address.set(address);
  $isChanged.set(true);
}
