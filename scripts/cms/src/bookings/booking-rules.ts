export type State = 'requested' | 'confirmed' | 'declined' | 'cancelled';

export interface Room {
  id: string;
  name: { zh: string; en: string };
  heads: number;
  hourlyRate: number;
}

export interface Times {
  room: string;
  startsAt: string | Date;
  hours: number;
  heads: number;
  total?: number | null;
}

export interface Booking extends Times {
  bookingId: string;
  cancelToken: string;
  state: State;
  name: string;
  language: string;
  email?: string | null;
  phone?: string | null;
  wishes?: string | null;
  total: number;
}

/** ms */
export const HOUR = 3_600_000;

const MAX_HOURS = 24;

/** Hours since 1970 in UTC. */
export const hourOf = (startsAt: string | Date) => new Date(startsAt).getTime() / HOUR;

/** The hours of a booking, each with the key that one booking can have. */
export const hoursOf = ({ room, startsAt, hours }: Pick<Times, 'room' | 'startsAt' | 'hours'>) =>
  Array.from({ length: hours }, (_, index) => {
    const hour = hourOf(startsAt) + index;
    return { key: `${room} ${hour}`, room, hour };
  });

/** Whether a booking in a state has its hours. */
export const isHeld = (state: State) => state === 'requested' || state === 'confirmed';

/** The states that may follow. A room that was given up may have been given to others. */
const NEXT: Readonly<Record<State, readonly State[]>> = {
  requested: ['confirmed', 'declined', 'cancelled'],
  confirmed: ['cancelled'],
  declined: [],
  cancelled: [],
};

export const mayBecome = (before: State, after: State) =>
  before === after || NEXT[before].includes(after);

const isCount = (number: unknown, most: number) =>
  typeof number === 'number' && Number.isInteger(number) && number >= 1 && number <= most;

/** What is wrong with a booking, for editors, in both languages; undefined if nothing is. */
export function issueOf({ room: id, startsAt, hours, heads }: Times, rooms: readonly Room[]) {
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
