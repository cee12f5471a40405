import { emptyDraft, type Draft } from './order';

const KEY = 'overtone:checkout-draft';

/** A draft from storage: texts of the fields that the form has, nothing else. Never throws. */
export function decodeDraft(text: string | null): Draft {
  let stored: unknown;
  try {
    stored = JSON.parse(text ?? 'null');
  } catch {
    stored = null;
  }
  const draft = { ...emptyDraft };
  if (typeof stored !== 'object' || stored === null) return draft;
  for (const field of Object.keys(emptyDraft) as (keyof Draft)[]) {
    const value = (stored as Record<string, unknown>)[field];
    if (typeof value === 'string') draft[field] = value;
  }
  return draft;
}

// Kept for this session of the browser only, and where that is blocked, not at all.

export function loadDraft(): Draft {
  try {
    return decodeDraft(sessionStorage.getItem(KEY));
  } catch {
    return emptyDraft;
  }
}

export function saveDraft(draft: Draft): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // A form that forgets on reload still works.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // There was nothing then.
  }
}
