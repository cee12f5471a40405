import { MAX_STARS } from '~/contracts/review';
import { formWords } from '~/features/forms/form-words';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';

export type ReviewProps = ReturnType<typeof reviewProps>;

/** Texts of the form on the page of a product. */
export function reviewProps(product: string, locale: Locale) {
  const t = translator(locale);
  const {
    title: _,
    intro: _intro,
    noScript: _noScript,
    ...texts
  } = t('product.reviews.form', { returnObjects: true });
  return {
    product,
    /** From most to fewest stars. */
    starNames: Array.from({ length: MAX_STARS }, (_, index) =>
      t('product.reviews.form.star', { count: MAX_STARS - index }),
    ),
    texts,
    words: formWords(t),
  };
}
