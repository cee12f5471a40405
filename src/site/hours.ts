import type { Translate } from '~/i18n/translate';
import { settings } from '~/site/settings';

/** The business hours: weekdays, Saturday, Sunday (requirements §9 "Store hours"). */
export function hoursLines(t: Translate): { days: string; times: string }[] {
  const names = [t('contact.weekdays'), t('contact.saturday'), t('contact.sunday')];
  return settings.hours.map(({ opens, closes }, index) => ({
    days: names[index] ?? '',
    times: `${opens}–${closes}`,
  }));
}
