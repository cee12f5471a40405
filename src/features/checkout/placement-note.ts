import { isObject, parseJson } from '~/lib/json';
import { tabStorage } from '~/lib/storage';
import { isText } from '~/lib/type-guards';

const KEY = 'overtone:placed';

/** An order that was placed just before the confirmation opened. */
export interface PlacementNote {
  id: string;
  /** Another tab had already placed the order. */
  repeated: boolean;
  /** Another tab removed ordered items from the cart while the order was processed. */
  cartChanged: boolean;
}

/** Stores a note for the confirmation page in this tab. Without storage, the page opens without its toast. */
export const leaveNote = (note: PlacementNote): void =>
  void tabStorage.write(KEY, JSON.stringify(note));

/** Reads and deletes the note, so that a reload does not announce the order again. Never throws. */
export function takeNote(): PlacementNote | undefined {
  const note = parseJson(tabStorage.read(KEY) ?? '');
  tabStorage.remove(KEY);
  const { id, repeated, cartChanged } = isObject(note) ? note : {};
  return isText(id)
    ? { id, repeated: repeated === true, cartChanged: cartChanged === true }
    : undefined;
}
