import { z } from 'zod';
import hours from '~data/studio-hours.json';
import data from '~data/studios.json';
import { MAX_HOURS } from '~/contracts/booking';
import { parseData } from '~/build/parse-data';
import { roomsSchema } from './rooms-schema';

const time = z.string().regex(/^([01]\d|2[0-4]):00$/, 'must be a whole hour such as 09:00');
const notice = z.int().min(0).max(168);
const timesSchema = z.strictObject({
  /** Daily staffed hours; at other hours, rooms can be booked by appointment. */
  hours: z
    .strictObject({ opens: time, closes: time })
    .refine(({ opens, closes }) => opens < closes, 'must not close before it opens'),
  /** Minimum notice before an hour can be booked. */
  noticeHours: z.strictObject({ open: notice, byAppointment: notice }),
  /** Maximum length of a booking in hours. */
  maxHours: z.int().min(1).max(MAX_HOURS),
  /** Maximum number of days ahead that a booking can begin. */
  daysAhead: z.int().min(1).max(365),
});

/** The recording rooms for hourly rental (requirements §3 "Studio room"). */
export const rooms = parseData('data/studios.json', roomsSchema, data);
export type Room = (typeof rooms)[number];

/** Bookable times of the rooms. */
export const bookingTimes = parseData('data/studio-hours.json', timesSchema, hours);
export type BookingTimes = typeof bookingTimes;
