import { describe, expect, it } from 'vitest';
import { locales } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';

describe.each(locales)('in %s', (locale) => {
  const { messages } = dictionaries[locale];

  it('the notice of storage that fails is of the cart and of any other list', () => {
    expect(messages.toast.storageText).not.toMatch(/cart|購物車/);
  });
});
