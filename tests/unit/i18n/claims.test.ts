import { describe, expect, it } from 'vitest';
import { locales } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';

describe.each(locales)('in %s', (locale) => {
  const { messages, product } = dictionaries[locale];

  it('the notice of storage that fails is of the cart and of any other list', () => {
    expect(messages.toast.storageText).not.toMatch(/cart|購物車/);
  });

  it('a review that is sent is not promised to be published', () => {
    expect(product.reviews.form.sentText).toMatch(/ if |如/);
  });
});
