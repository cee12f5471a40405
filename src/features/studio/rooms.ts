import { z } from 'zod';
import data from '~data/studios.json';
import { parseData } from '~/build/parse-data';

const text = z.string().trim().min(1);
const schema = z
  .array(
    z.strictObject({
      id: z.string().regex(/^[a-z0-9-]+$/),
      name: text,
      nameEn: text,
      capacity: text,
      capacityEn: text,
      /** HK$ */
      hourlyRate: z.int().positive(),
      /** Alt text of the room's picture. */
      picture: text,
      pictureEn: text,
      features: z.array(text).min(1),
      featuresEn: z.array(text).min(1),
    }),
  )
  .min(1);

/** The recording rooms for hourly rental (spec §3 "Studio room"). */
export const rooms = parseData('data/studios.json', schema, data);
