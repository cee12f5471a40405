// Dialogs, menus and enlarged pictures cover the page on a phone, where Back is expected to close them. Each has an
// entry in the session history while it is open (docs/decisions/0005-platform-controls.md).

/** The history entry of an open dialog or menu. */
interface Entry {
  /** The URL before opening. */
  before: string;
  /** The entry's own URL, which changes with the selection in a dialog. */
  address: string;
  onBack: (event: PopStateEvent) => void;
  /** Stops listening; the entry stays in the history. */
  stop: () => void;
}

let entry: Entry | undefined;

/** Whether the browser is on its way back from the entry of a closed dialog, which takes time. */
let isLeaving = false;

// Registered before the page's own listeners, which run in the order of registration.
if (typeof window !== 'undefined') {
  addEventListener('popstate', (event) => {
    if (!isLeaving) {
      entry?.onBack(event);
      return;
    }
    isLeaving = false;
    // Opened in the meantime.
    if (entry) history.pushState(null, '', entry.address);
  });
  // Otherwise, a page restored from the back/forward cache would wait for an event that never comes.
  addEventListener('pagehide', () => (isLeaving = false));
}

/** ms. A tap beside a menu closes it; a link under the tap is followed in a later task. */
const RELEASE_DELAY = 200;

const currentAddress = () => location.pathname + location.search + location.hash;

/** Changes the address of the current history entry. */
export function replaceAddress(address: string, state: unknown = history.state): void {
  if (entry) entry.address = address;
  history.replaceState(state, '', address);
}

/** Adds a history entry. While a dialog is open, all selections share one entry. */
export function pushAddress(address: string): void {
  if (entry) replaceAddress(address, null);
  else history.pushState(null, '', address);
}

/** Returns the link that a click opens in this tab. */
function followedLink(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) {
    return undefined;
  }
  const link = target instanceof Element ? target.closest('a') : null;
  const isPlain = link?.protocol.startsWith('http') && !link.target && !link.download;
  return link && isPlain ? link : undefined;
}

/**
 * Makes Back close the dialog or menu that was just opened. Selections made meanwhile are kept.
 * @returns a function to call when it is closed in any way
 */
export function closeOnBack(close: () => void): () => void {
  const reused = entry;
  const before = reused?.before ?? currentAddress();
  if (reused) reused.stop();
  else if (!isLeaving) history.pushState(null, '');
  let timer: ReturnType<typeof setTimeout> | undefined;

  const onClick = (event: MouseEvent) => {
    const link = followedLink(event);
    if (!link) return;
    // Replaces the entry, so that Back from there leads to the page in one step.
    event.preventDefault();
    own.stop();
    location.replace(link.href);
  };
  const own: Entry = {
    before,
    address: reused?.address ?? before,
    onBack: (event) => {
      const isOpen = timer === undefined;
      own.stop();
      if (!isOpen) return;
      if (own.address !== before) {
        // The page keeps its state, so it must not react to the URL that Back restored.
        event.stopImmediatePropagation();
        history.pushState(null, '', own.address);
      }
      close();
    },
    stop: () => {
      clearTimeout(timer);
      removeEventListener('beforeunload', own.stop);
      document.removeEventListener('click', onClick);
      entry = undefined;
    },
  };
  entry = own;
  document.addEventListener('click', onClick);

  return () => {
    if (entry !== own) return;
    if (own.address !== before) {
      own.stop();
      return;
    }
    // `history.back()` would cancel a navigation that has begun.
    addEventListener('beforeunload', own.stop);
    timer = setTimeout(() => {
      own.stop();
      if (isLeaving || own.address !== before) return;
      isLeaving = true;
      history.back();
    }, RELEASE_DELAY);
  };
}
