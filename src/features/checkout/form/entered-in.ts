import type { Draft } from '../orders/order';

/** A draft with what the fields of its form have, also what was filled in without events. */
export const enteredIn = (form: HTMLFormElement | null, draft: Draft): Draft => ({
  ...draft,
  ...Object.fromEntries([...new FormData(form ?? undefined)].filter(([name]) => name in draft)),
});
