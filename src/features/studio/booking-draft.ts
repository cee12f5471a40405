import { readTexts } from '~/lib/stored-texts';
import type { Person } from '~/contracts/booking';

export const DRAFT_KEY = 'overtone:booking-draft';

/** The values of a room's booking form, as its controls have them. */
export interface Draft extends Person {
  /** The id of the booking with these values, so that it is not written twice; empty if not sent yet. */
  id: string;
  room: string;
  /** Such as `2026-12-01`. */
  day: string;
  /** Hours after midnight. */
  clock: string;
  hours: string;
  heads: string;
}

export const emptyDraft: Draft = {
  id: '',
  room: '',
  day: '',
  clock: '',
  hours: '1',
  heads: '1',
  name: '',
  phone: '',
  email: '',
  wishes: '',
};

/** Reads the stored draft for a room's form; from another room's draft, only the personal details. */
export function readDraft(room: string): Draft {
  const draft = readTexts(DRAFT_KEY, emptyDraft);
  const { name, phone, email } = draft;
  return draft.room === room ? draft : { ...emptyDraft, name, phone, email, room };
}
