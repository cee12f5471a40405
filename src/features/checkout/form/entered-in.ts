import type { Draft } from '../draft';

/** Returns the draft with the current values of the form's fields, including those filled in without events. */
export const enteredIn = (form: HTMLFormElement | null, draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries([...new FormData(form ?? undefined)].filter(([name]) => name in draft)),
});
