import { z } from 'zod';
import data from '~data/studios.json';
import { forEachLocale } from '~/i18n/locales';
import { parseData } from '~/build/parse-data';

const text = z.string().trim().min(1);
const localized = z.strictObject(forEachLocale(() => text));
const time = z.string().regex(/^([01]\d|2[0-4]):00$/, 'must be a whole hour such as 09:00');
const hours = z.int().min(0).max(168);
const room = z.strictObject({
  id: z.string().regex(/^[a-z0-9-]{1,20}$/),
  name: localized,
  capacity: localized,
  /** The most people. */
  heads: z.int().positive(),
  /** HK$ */
  hourlyRate: z.int().positive(),
  /** Alt text of the room's picture. */
  picture: localized,
  features: z.strictObject(forEachLocale(() => z.array(text).min(1))),
});
const schema = z.strictObject({
  /** When somebody is there, on every day; at all other hours, rooms can be booked by appointment. */
  hours: z
    .strictObject({ opens: time, closes: time })
    .refine(({ opens, closes }) => opens < closes, 'must not close before it opens'),
  /** How long before an hour it can be booked at the latest. */
  noticeHours: z.strictObject({ open: hours, byAppointment: hours }),
  /** The longest booking. */
  maxHours: z.int().min(1).max(24),
  rooms: z.array(room).min(1),
});

/** When the recording rooms can be booked, and the rooms (requirements §3 "Studio room"). */
export const { rooms, ...bookingTimes } = parseData('data/studios.json', schema, data);

export type Room = z.infer<typeof room>;
export type BookingTimes = typeof bookingTimes;
