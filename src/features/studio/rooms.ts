import { z } from 'zod';
import lessonHours from '~data/lesson-hours.json';
import hours from '~data/studio-hours.json';
import data from '~data/studios.json';
import teachersData from '~data/teachers.json';
import { isLesson, MAX_HOURS, type TimeSlot } from '~/contracts/booking';
import { parseData } from '~/build/parse-data';
import { roomsSchema, teachersSchema } from './rooms-schema';

const time = z.string().regex(/^([01]\d|2[0-4]):00$/, 'must be a whole hour such as 09:00');
const notice = z.int().min(0).max(168);
const timesSchema = z.strictObject({
  /** Daily staffed hours; other hours can be booked by appointment, if that has a notice. */
  hours: z
    .strictObject({ opens: time, closes: time })
    .refine(({ opens, closes }) => opens < closes, 'must not close before it opens'),
  /** Minimum notice before an hour can be booked. */
  bookAheadHours: z.strictObject({ open: notice, byAppointment: notice.optional() }),
  /** Maximum length of a booking in hours. */
  maxHours: z.int().min(1).max(MAX_HOURS),
  /** Maximum number of days ahead that a booking can begin. */
  daysAhead: z.int().min(1).max(365),
});

/** The recording rooms for hourly rental (requirements §3 "Studio room"). */
export const rooms = parseData('data/studios.json', roomsSchema, data);

/** The teachers of trial lessons. */
export const teachers = parseData('data/teachers.json', teachersSchema, teachersData);

/** Everything that is booked by the hour: rooms, and teachers for trial lessons. */
export const resources = [...rooms, ...teachers];
export type Resource = (typeof resources)[number];

/** Bookable times of the rooms. */
export const bookingTimes = parseData('data/studio-hours.json', timesSchema, hours);
export type BookingTimes = typeof bookingTimes;

/** Bookable times of the teachers. */
export const lessonTimes = parseData('data/lesson-hours.json', timesSchema, lessonHours);

export const timesOf = (slot: Pick<TimeSlot, 'room'>): BookingTimes =>
  isLesson(slot) ? lessonTimes : bookingTimes;
