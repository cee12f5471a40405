// @ts-check

/**
 * @typedef {'requested' | 'confirmed' | 'declined' | 'cancelled'} State
 * @typedef {{ id: string, name: { zh: string, en: string }, heads: number, hourlyRate: number }} Room
 * @typedef {{ room: string, startsAt: string | Date, hours: number, heads: number, total?: number | null }} Times
 * @typedef {Times & {
 *   bookingId: string, cancelToken: string, state: State, name: string, language: string,
 *   email?: string | null, phone?: string | null, wishes?: string | null, total: number,
 * }} Booking
 */

/** ms */
const HOUR = 3_600_000;

const MAX_HOURS = 24;

/** @param {string | Date} startsAt hours since 1970 in UTC */
const hourOf = (startsAt) => new Date(startsAt).getTime() / HOUR;

/**
 * The hours of a booking, each with the key that one booking can have.
 *
 * @param {Pick<Times, 'room' | 'startsAt' | 'hours'>} booking
 */
const hoursOf = ({ room, startsAt, hours }) =>
  Array.from({ length: hours }, (_, index) => {
    const hour = hourOf(startsAt) + index;
    return { key: `${room} ${hour}`, room, hour };
  });

/** @param {State} state whether a booking in it has its hours */
const isHeld = (state) => state === 'requested' || state === 'confirmed';

/** The states that may follow. A room that was given up may have been given to others. */
const NEXT = /** @type {const} */ ({
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled'],
  declined: [],
  cancelled: [],
});

/** @param {State} before @param {State} after */
const mayBecome = (before, after) =>
  before === after || /** @type {readonly State[]} */ (NEXT[before]).includes(after);

/** @param {unknown} number @param {number} most */
const isCount = (number, most) =>
  typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most;

/**
 * What is wrong with a booking, for editors, in both languages; undefined if nothing is.
 *
 * @param {Times} booking
 * @param {readonly Room[]} rooms
 */
function issueOf({ room: id, startsAt, hours, heads }, rooms) {
  const room = rooms.find((each) => each.id === id);
  if (!room) return { field: 'room', message: '請選錄音室。 / Choose a room.' };
  if (!Number.isInteger(hourOf(startsAt))) {
    return { field: 'startsAt', message: '請以整點開始。 / Start on the hour.' };
  }
  if (!isCount(hours, MAX_HOURS)) {
    return {
      field: 'hours',
      message: `1至${MAX_HOURS}小時。 / From 1 to ${MAX_HOURS} hours.`,
    };
  }
  if (!isCount(heads, room.heads)) {
    return { field: 'heads', message: `1至${room.heads}人。 / From 1 to ${room.heads} people.` };
  }
  return undefined;
}

module.exports = { HOUR, hourOf, hoursOf, isHeld, issueOf, mayBecome };
