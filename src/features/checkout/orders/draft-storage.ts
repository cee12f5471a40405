import { emptyDraft, type Draft } from './order';

const KEY = 'overtone:checkout-draft';

/** Decodes a stored draft: strings of known fields only. Never throws. */
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

// Drafts are in sessionStorage, which may be blocked or full: the form then works without them.

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
    // The draft does not survive a reload.
  }
}

export function forgetDraft(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored.
  }
}
