import { isObject, parseJson } from '~/lib/json';
import { tabStorage } from '~/lib/storage';
import type { Person } from './booking-api';

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

/**
 * The stored draft with which the form of a room opens: of another room, only what it says of the person. Texts only;
 * never throws.
 */
export function draftFor(room: string, text: string): Draft {
  const stored = parseJson(text);
  const of = (name: keyof Draft) => {
    const value = isObject(stored) ? stored[name] : undefined;
    return typeof value === 'string' ? value : emptyDraft[name];
  };
  const person = { name: of('name'), phone: of('phone'), email: of('email'), wishes: '' };
  if (of('room') !== room) return { ...emptyDraft, ...person, room };
  const names = Object.keys(emptyDraft) as (keyof Draft)[];
  return Object.fromEntries(names.map((name) => [name, of(name)])) as unknown as Draft;
}

export const readDraft = (room: string): Draft => draftFor(room, tabStorage.read(KEY) ?? '');
export const keepDraft = (draft: Draft): void => void tabStorage.write(KEY, JSON.stringify(draft));
