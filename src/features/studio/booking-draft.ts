import { keepTexts, readTexts } from '~/lib/stored-texts';
import type { Person } from '~/contracts/booking';

const KEY = 'overtone:booking-draft';

/** What a person has entered for a room, as the controls have it. */
export interface Draft extends Person {
  /** Of the booking with these values, so that it does not arrive twice; empty if none was sent yet. */
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

/** The stored draft with which the form of a room opens: of another room, only what it says of the person. */
export function readDraft(room: string): Draft {
  const draft = readTexts(KEY, emptyDraft);
  const { name, phone, email } = draft;
  return draft.room === room ? draft : { ...emptyDraft, name, phone, email, room };
}

export const keepDraft = (draft: Draft): void => keepTexts(KEY, draft);
