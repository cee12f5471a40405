import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { pushAddress, replaceAddress } from '~/ui/close-on-back';
import type { Section } from '~/features/facets/facets';
import { sectionOf } from '~/features/facets/filter';
import { dropEntry, writeEntry, writeEntryLater } from '~/features/facets/list/history-entry';
import { readView, viewOf, writeView, type Addresses, type View } from './view';

// React warns about layout effects on the server.
const useBeforePaint = typeof window === 'undefined' ? useEffect : useLayoutEffect;

/** ms. Browsers throttle history changes, so a dragged slider is debounced. */
const REPLACE_DELAY = 120;

/** `replace` adds no entry to the session history (a slider being dragged). */
export type HistoryMode = 'push' | 'replace';

export type SetView = (view: View, history?: HistoryMode) => void;

const currentAddress = () => location.pathname + location.search;

/**
 * The view of the catalogue, stored in the address: reload, Back, Forward and shared links restore it.
 * @param section section of the pre-rendered page, without any query
 */
export function useView(addresses: Addresses, section: Section): [View, SetView] {
  const { root } = addresses;
  const [view, setState] = useState(() => viewOf(section));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef(view);
  /** The address of this history entry before a slider replaced it. */
  const settled = useRef('');

  useBeforePaint(() => {
    const restore = () => {
      clearTimeout(timer.current);
      dropEntry();
      settled.current = currentAddress();
      const next = readView(new URL(location.href), addresses);
      latest.current = next;
      // Keep the object when the views are equal, so that nothing renders again.
      setState((before) => (writeView(before, root) === writeView(next, root) ? before : next));
    };
    restore();
    addEventListener('popstate', restore);
    return () => {
      removeEventListener('popstate', restore);
    };
  }, [root, addresses]);

  const setView = useCallback<SetView>(
    (next, mode = 'push') => {
      setState(next);
      const isOtherSection = sectionOf(next.filter) !== sectionOf(latest.current.filter);
      latest.current = next;
      const address = writeView(next, root);
      clearTimeout(timer.current);
      writeEntry();
      if (mode === 'replace') {
        timer.current = setTimeout(() => {
          replaceAddress(address);
        }, REPLACE_DELAY);
        return;
      }
      if (currentAddress() !== settled.current) replaceAddress(settled.current);
      if (address === settled.current) return;
      settled.current = address;
      writeEntryLater(() => {
        pushAddress(address);
      });
      // The title changes with the section, and must not become that of the previous entry.
      if (isOtherSection) writeEntry();
    },
    [root],
  );

  return [view, setView];
}
