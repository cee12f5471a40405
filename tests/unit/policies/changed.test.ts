import { expect, it } from 'vitest';
import { digest } from '~/build/digest';
import { dictionaries } from '~/i18n/translate';
import { locales } from '~/i18n/locales';

/** When a text changes, update its date and this digest. */
const known = {
  privacy: { changed: '2026-11-29', text: '94fdd662476d' },
  refund: { changed: '2026-11-29', text: '5a2aebd3928f' },
};

it.each(['privacy', 'refund'] as const)(
  'the %s policy names the date on which its text last changed',
  (policy) => {
    const texts = locales.map((locale) => dictionaries[locale].policies[policy]);
    const [{ changed } = { changed: '' }] = texts;
    expect(texts.map((text) => text.changed)).toEqual(locales.map(() => changed));
    expect({ changed, text: digest(JSON.stringify(texts)) }).toEqual(known[policy]);
  },
);
