/** What a history entry stores about its list; a reload and Back restore it. */
interface ListEntry {
  shown?: number;
  scrollY?: number;
}

export const savedEntry = (): ListEntry => (history.state ?? {}) as ListEntry;

export function saveEntry(change: ListEntry): void {
  history.replaceState({ ...savedEntry(), ...change }, '');
}
