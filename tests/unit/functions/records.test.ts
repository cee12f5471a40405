import { describe, expect, it } from 'vitest';
import { firstHour } from '~/features/studio/booking-hours';
import { putToCms } from '~/functions/http/cms';
import { cmsSettings } from '~/functions/http/environment';
import { nextSender } from './lab';
import { labForEachTest } from './lab-for-each-test';
import { recordKinds } from './record-rows';

// tests/cms/real/roles.test.ts sends the same records to Strapi.

const each = labForEachTest('2026-12-01T10:30:00+08:00');
const id = 'a'.repeat(32);

describe.each(recordKinds(firstHour('2026-12-02') + 12))(
  'function and CMS agree about $what',
  ({ run, paths: [path, cms], fields, bodyOf, recordOf, accepted, refused }) => {
    const rows = [
      ...accepted.map(([what, changes]) => [what, changes, 201] as const),
      ...refused.map(([what, changes]) => [what, changes, 400] as const),
    ];
    it.each(rows)('with %s', async (_, changes, status) => {
      const all = { ...fields, ...changes };
      const body = { id, ...bodyOf(all) };
      expect((await run(each.lab.post(path, body), { ip: nextSender() })).status).toBe(status);
      // Repeated: the CMS knows the record if it has accepted it.
      const record = await putToCms(cmsSettings(), `${cms}/${id}`, recordOf(all));
      expect(record.status).toBe(status === 201 ? 200 : 400);
    });
  },
);
