import { expect, it } from 'vitest';
import { rooms } from '~/features/studio/rooms';
import { studioHead } from '~/features/studio/studio-head';
import { locales } from '~/i18n/locales';

it.each(locales)(
  'the description has the lowest and the highest rate of the rooms (%s)',
  (locale) => {
    const rates = rooms.map(({ hourlyRate }) => hourlyRate).sort((a, b) => a - b);
    const stated = studioHead(locale).description.match(/HK\$[\d,]+/g);
    expect(stated).toEqual([`HK$${rates[0]}`, `HK$${rates.at(-1)}`]);
  },
);
