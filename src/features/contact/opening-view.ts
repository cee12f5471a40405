import { hours } from '~data/site.json';
import { fill } from '~/i18n/fill';
import { languageTags } from '~/i18n/locales';
import { pageLocale } from '~/i18n/page-locale';
import { everyMinute } from '~/ui/every-minute';
import { openingAt } from './opening';

/** Keeps an element up to date with whether the shop is open; its dataset has the texts. */
export function startOpening(element: HTMLElement): void {
  const { until = '', opensToday = '', opensLater = '' } = element.dataset;
  const show = () => {
    const opening = openingAt(Date.now(), hours, DELIVERY.closedDates);
    element.textContent = '';
    if (!opening) return;
    const { isOpen, isToday, time, date } = opening;
    // Only when needed: the first formatting of a date is slow.
    const day =
      isOpen || isToday
        ? ''
        : date.toLocaleDateString(languageTags[pageLocale()], {
            weekday: 'long',
            timeZone: 'UTC',
          });
    element.textContent = fill(isOpen ? until : isToday ? opensToday : opensLater, { time, day });
  };
  show();
  everyMinute(show);
}
