const KEY = 'overtone:placed';

/** An order that was placed right before the confirmation opened. */
export interface PlacementNote {
  id: string;
  /** Another tab had placed it. */
  repeated: boolean;
  /** Ordered items were removed from the cart in another tab while the order was processed. */
  cartChanged: boolean;
}

// In sessionStorage, which may be blocked: the confirmation then opens without its toast.

/** Leaves a note for the confirmation page, in this tab. */
export function leaveNote(note: PlacementNote): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(note));
  } catch {
    // The order is on the page nevertheless.
  }
}

/** Reads and deletes the note, so that a reload does not announce the order again. Never throws. */
export function takeNote(): PlacementNote | undefined {
  try {
    const { id, repeated, cartChanged } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as {
      [Key in keyof PlacementNote]?: unknown;
    };
    sessionStorage.removeItem(KEY);
    if (typeof id !== 'string') return undefined;
    return { id, repeated: repeated === true, cartChanged: cartChanged === true };
  } catch {
    return undefined;
  }
}
