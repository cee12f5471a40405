import { describe, expect, it } from 'vitest';
import { locales } from '~/i18n/locales';
import { dictionaries } from '~/i18n/translate';

describe.each(locales)('in %s', (locale) => {
  const { messages, online, product, search, studio } = dictionaries[locale];

  it('the notice of storage that fails is of the cart and of any other list', () => {
    expect(messages.toast.storageText).not.toMatch(/cart|購物車/);
  });

  it('a review that is sent is not promised to be published', () => {
    expect(product.reviews.form.sentText).toMatch(/ if |如/);
  });

  it('a payment that was refused is not said to be cancelled', () => {
    expect(online.return.failed.title).not.toMatch(/cancel|取消/);
  });

  it('only the list of a studio, which editors change, says what it has', () => {
    expect(JSON.stringify(studio.info)).not.toMatch(/every room|headphone|每間房|耳筒/);
  });

  it('what a search does not find may be a service, such as rental', () => {
    expect(`${search.notSold}${search.nearest}`).not.toMatch(/sell|售/);
  });
});
