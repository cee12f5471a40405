import { formatMoney } from '~/i18n/format';
import type { Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';
import type { PageHead } from '~/site/head/head';
import { rooms } from './rooms';

/** The metadata of the studio page; its description states the lowest and the highest hourly rate. */
export function studioHead(locale: Locale): PageHead {
  const t = translator(locale);
  const rates = rooms.map(({ hourlyRate }) => hourlyRate);
  const money = (rate: number) => formatMoney(rate, t('common.currency'));
  return {
    title: t('studio.title'),
    description: t('studio.description', {
      from: money(Math.min(...rates)),
      to: money(Math.max(...rates)),
    }),
  };
}
