import type { Person } from '~/contracts/booking';
import { entered } from '~/features/forms/draft';
import { readTexts } from '~/lib/stored-texts';

/** The key of the last draft of any room. */
const LAST = 'overtone:booking-draft';
const keyOf = (room: string): string => `${LAST}:${room}`;

/** The keys under which the draft of a room's form is kept. */
export const draftKeys = (room: string): readonly string[] => [LAST, keyOf(room)];

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
  /** The first hour of the last booking without an answer, and the hour after its last, such as `495634 495636`. */
  unanswered: string;
}

export const emptyDraft: Draft = {
  id: '',
  room: '',
  day: '',
  clock: '',
  hours: '1',
  heads: '1',
  unanswered: '',
  name: '',
  phone: '',
  email: '',
  wishes: '',
};

/** Whether a booking without an answer may hold an hour. */
export function mayHold({ unanswered }: Pick<Draft, 'unanswered'>, hour: number): boolean {
  const [start = NaN, end = NaN] = unanswered.split(' ').map(Number);
  return hour >= start && hour < end;
}

/** Reads the stored draft for a room's form, with the personal details of the last draft of any room. */
export function readDraft(room: string): Draft {
  const last = readTexts(LAST, emptyDraft);
  if (last.room === room) return last;
  const { name, phone, email } = last;
  return { ...entered(readTexts(keyOf(room), emptyDraft), { name, phone, email }), room };
}
