import { formWords } from '~/features/forms/form-words';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import { settings, unbrokenPhone } from '~/site/settings';

export type MessageProps = ReturnType<typeof messageProps>;

/** Texts and destination of the contact form. */
export function messageProps(locale: Locale) {
  const t = translator(locale);
  const { email, contact } = settings;
  const own = TAKES_ORDERS ? '/api/messages' : undefined;
  return {
    texts: t('contact.form', { returnObjects: true, phone: unbrokenPhone, email }),
    words: formWords(t),
    /** A service, or the shop's function if a CMS takes messages. */
    endpoint: contact.endpoint ?? own,
    /** Where the form leads without JavaScript. */
    action: contact.endpoint ?? `mailto:${email}`,
    email,
  };
}
