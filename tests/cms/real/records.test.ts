import { describe, expect, inject, it } from 'vitest';
import { putToCms } from '~/functions/http/cms';
import { recordKinds } from '../../unit/functions/record-rows';
import { forThisFile } from './for-this-file';
import { tomorrow } from './sample-booking';
import { nextId } from './sample-order';
import { startStrapi } from './strapi';

const keep = forThisFile();
const strapi = keep(await startStrapi({ snapshot: inject('snapshots').small }));

// tests/unit/functions/records.test.ts sends the same data to the functions.
describe.each(recordKinds(tomorrow + 12))(
  'the CMS takes and refuses what the functions do of $what',
  ({ paths: [, path], fields, recordOf, accepted, refused }) => {
    const put = async (changes: object) =>
      (await putToCms(strapi.functions, `${path}/${nextId()}`, recordOf({ ...fields, ...changes })))
        .status;
    it.each(accepted)('with %s', async (_, changes) => {
      expect(await put(changes)).toBe(201);
    });
    it.each(refused)('not with %s', async (_, changes) => {
      expect(await put(changes)).toBe(400);
    });
  },
);
