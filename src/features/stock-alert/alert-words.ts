import { formWords } from '~/features/forms/form-words';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings } from '~/site/settings';

export type AlertProps = ReturnType<typeof alertProps>;

/** Texts of the form on the page of a sold-out product. */
export function alertProps(product: string, locale: Locale) {
  const t = translator(locale);
  return {
    product,
    texts: t('alert.form', { returnObjects: true }),
    noScript: t('alert.form.noScript', { email: settings.email }),
    words: formWords(t),
  };
}

export type AnswerTexts = ReturnType<typeof answerTexts>;

/** Texts of the page that the mail of an alert links to. */
export const answerTexts = (locale: Locale) =>
  translator(locale)('alert.answer', { returnObjects: true });
