import { useState } from 'react';
import { randomId } from '~/contracts/random-id';
import { tabStorage } from '~/lib/storage';
import { keepTexts } from '~/lib/stored-texts';
import { usePageRestored } from '~/ui/use-page-restored';
import { entered, type Draft, type Values } from './draft';

/**
 * The draft of a form. With keys, this tab keeps it under each of them when the page is left.
 * @param start returns the first draft
 */
export function useDraft<Kept extends Draft>(keys: readonly string[], start: () => Kept) {
  const [draft, setDraft] = useState(start);
  // Another page may have changed the kept draft since.
  usePageRestored(() => {
    if (keys.length > 0) setDraft(start());
  });
  const keep = (next: Kept): void => {
    setDraft(next);
    for (const key of keys) keepTexts(key, next);
  };
  return {
    draft,
    keep,
    /** Keeps the entered values. */
    enter: (values: Values): void => {
      keep(entered(draft, values));
    },
    /** Keeps the entered values and returns the draft to send, which has an id. */
    submit: (values: Values): Kept => {
      const sent = entered(draft, values);
      const withId = { ...sent, id: sent.id || randomId() };
      keep(withId);
      return withId;
    },
    /** Starts again with an empty form. */
    forget: (empty: Kept): void => {
      setDraft(empty);
      for (const key of keys) tabStorage.remove(key);
    },
  };
}
