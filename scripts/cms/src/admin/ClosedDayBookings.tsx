import { Flex, Link } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { closedDayIn } from '../bookings/opening-times';
import { useClosedDates } from './closed-dates';
import { BOOKINGS, loadBookings, type Booking } from './load-bookings';
import { dayInWords, useLanguage } from './panel';
import { Warning } from './Warning';

const words = {
  zh: '有預約在休息日，請與顧客改期：',
  en: 'Bookings on days on which the shop is closed, to be moved: ',
};

/** Names the bookings to come on closed days: a day may be closed after it was booked. */
export function ClosedDayBookings() {
  const language = useLanguage();
  const { get } = useFetchClient();
  const closedDates = useClosedDates();
  const [bookings, setBookings] = useState<readonly Booking[]>([]);
  const isNeeded = closedDates.length > 0;
  useEffect(() => {
    if (!isNeeded) return;
    let isCurrent = true;
    loadBookings(get, { $gte: new Date().toISOString() }).then(
      (all) => isCurrent && setBookings(all),
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [get, isNeeded]);

  const affected = bookings.flatMap((booking) => {
    const day = closedDayIn(booking, closedDates);
    return day ? [{ ...booking, day }] : [];
  });
  if (affected.length === 0) return null;
  return (
    <Warning>
      {words[language]}
      <Flex tag="ul" direction="column" alignItems="flex-start">
        {affected.map(({ documentId, name, day }) => (
          <li key={documentId}>
            <Link tag={NavLink} to={`${BOOKINGS}/${documentId}`}>
              {`${dayInWords(day, language)} ${name}`}
            </Link>
          </li>
        ))}
      </Flex>
    </Warning>
  );
}
