import { z } from 'zod';
import data from '~data/studios.json';
import { forEachLocale } from '~/i18n/locales';
import { parseData } from '~/build/parse-data';

const text = z.string().trim().min(1);
const localized = z.strictObject(forEachLocale(() => text));
const schema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      name: localized,
      capacity: localized,
      /** HK$ */
      hourlyRate: z.int().positive(),
      /** Alt text of the room's picture. */
      picture: localized,
      features: z.strictObject(forEachLocale(() => z.array(text).min(1))),
    }),
  )
  .min(1);

/** The recording rooms for hourly rental (requirements §3 "Studio room"). */
export const rooms = parseData('data/studios.json', schema, data);
