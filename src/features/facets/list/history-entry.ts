import { afterFrame } from './after-frame';

/** What a history entry stores about its list; a reload and Back restore it. */
interface ListState {
  shown?: number;
  scrollY?: number;
}

/** The entry of what is shown, which is not in the history yet. */
let pending: { write: () => void; cancel: () => void } | undefined;

/** Forgets the entry that waits for a paint. */
export function dropEntry(): void {
  pending?.cancel();
  pending = undefined;
}

/** Writes the entry that waits for a paint, if there is one. */
export function writeEntry(): void {
  const write = pending?.write;
  dropEntry();
  write?.();
}

/** Writes an entry after the next paint, because that takes as long as rendering a few cards. */
export function writeEntryLater(write: () => void): void {
  pending = { write, cancel: afterFrame(writeEntry) };
}

/** What is stored about the list that is shown. */
export const savedState = (): ListState => (pending ? {} : (history.state ?? {})) as ListState;

export function saveState(change: ListState): void {
  writeEntry();
  history.replaceState({ ...savedState(), ...change }, '');
}
