/** Whether a text is a valid id of a Stripe session, safe for use in a path. */
export const isSessionId = (text: string): boolean => /^cs_[A-Za-z0-9_]{1,250}$/.test(text);
