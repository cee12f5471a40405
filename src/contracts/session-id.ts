/** Whether a text is the id of a session of Stripe, which becomes part of a path. */
export const isSessionId = (text: string): boolean => /^cs_[A-Za-z0-9_]{1,250}$/.test(text);
