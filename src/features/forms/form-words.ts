import type forms from '~/i18n/dictionaries/zh/forms.json';
import type { Translate } from '~/i18n/translate';

/** The texts that all forms share. */
export type FormWords = typeof forms;

export const formWords = (t: Translate): FormWords => t('forms', { returnObjects: true });
