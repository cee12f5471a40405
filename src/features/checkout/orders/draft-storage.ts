import { isObject, parseJson } from '~/lib/json';
import { tabStorage } from '~/lib/storage';
import { emptyDraft, type Draft } from './order';

const KEY = 'overtone:checkout-draft';

/** Decodes a stored draft: strings of known fields only. Never throws. */
export function decodeDraft(text: string): Draft {
  const stored = parseJson(text);
  const draft = { ...emptyDraft };
  if (!isObject(stored)) return draft;
  for (const field of Object.keys(emptyDraft) as (keyof Draft)[]) {
    const value = stored[field];
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

export const loadDraft = (): Draft => decodeDraft(tabStorage.read(KEY) ?? '');

export const saveDraft = (draft: Draft): void => void tabStorage.write(KEY, JSON.stringify(draft));

export const forgetDraft = (): void => tabStorage.remove(KEY);
