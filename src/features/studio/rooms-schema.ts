import { z } from 'zod';
import { forEachLocale } from '~/i18n/locales';

const text = z.string().trim().min(1);
const localized = z.strictObject(forEachLocale(() => text));

/** Schema of `data/studios.json`. */
export const roomsSchema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^(?!teacher-)[a-z0-9-]+$/),
      name: localized,
      /** Maximum number of people. */
      heads: z.int().positive(),
      /** HK$ */
      hourlyRate: z.int().positive(),
      /** Alt text of the room's picture. */
      picture: localized,
      features: z.strictObject(forEachLocale(() => z.array(text).min(1))),
    }),
  )
  .min(1);

/** Schema of `data/teachers.json`. */
export const teachersSchema = z.array(
  z.strictObject({
    id: z.string().regex(/^teacher-[a-z]+$/),
    name: localized,
    heads: z.int().positive(),
    /** HK$; 0 for free trial lessons. */
    hourlyRate: z.int().min(0),
  }),
);
