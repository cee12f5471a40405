/** What a history entry stores about a list, so that a reload and Back restore it. */
interface ListState {
  /** The number of products shown. */
  shown?: number;
  /** px */
  scrollY?: number;
}

export const savedState = (): ListState => (history.state ?? {}) as ListState;

/** Changes the stored state, without another history entry. */
export const saveState = (change: ListState): void => {
  history.replaceState({ ...savedState(), ...change }, '');
};
