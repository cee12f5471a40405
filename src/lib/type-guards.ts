/** A text that is not empty. */
export const isText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '';

/** A whole number of at least 0. */
export const isAmount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** The largest time that `Date` can represent, in ms. */
const LAST_TIME = 8.64e15;

/** A time of `Date`, in ms since 1970. */
export const isTime = (value: unknown): value is number => isAmount(value) && value <= LAST_TIME;
