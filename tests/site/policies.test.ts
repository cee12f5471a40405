import { expect, it } from 'vitest';
import { dictionaries } from '~/i18n/translate';
import { locales, pathPrefix } from '~/i18n/locales';
import { all, pageAt, textOf } from './site';

it.each(locales)(
  'in %s, the privacy policy of a simulated shop does not claim to receive orders',
  (locale) => {
    const { simulated, orderData, code } = dictionaries[locale].policies;
    const page = pageAt(`${pathPrefix(locale)}/privacy`);
    const text = page ? all(page, 'main').map(textOf).join() : '';
    expect(text).toContain(simulated);
    expect(text).not.toContain(orderData);
    expect(text).not.toContain(code);
  },
);
