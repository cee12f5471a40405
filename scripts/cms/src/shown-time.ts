import { TIME_ZONE as timeZone } from '~/contracts/hong-kong-time';
import type { Locale } from '~/contracts/languages';

/** Returns a date and time in Hong Kong as the panel shows them, whatever the zone of the computer. */
export const shownTime = (
  at: string,
  language: Locale,
  timeStyle: Intl.DateTimeFormatOptions['timeStyle'] = 'short',
) =>
  new Date(at).toLocaleString(language === 'zh' ? 'zh-HK' : 'en-GB', {
    dateStyle: 'medium',
    timeStyle,
    timeZone,
  });
