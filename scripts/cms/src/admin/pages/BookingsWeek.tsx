import {
  Box,
  Button,
  Flex,
  Table,
  Tbody,
  Td,
  Th,
  Thead,
  Tr,
  Typography,
} from '@strapi/design-system';
import { Layouts, Page, useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { Link } from 'react-router-dom';
import { HOUR, inHongKong, startOfDay, TIME_ZONE as timeZone } from '~/contracts/hong-kong-time';
import options from '../../labels/options.json';
import { useClosedDates } from '../closed-dates';
import { roomOptions } from '../fields/Choice';
import { BOOKINGS, isBetween, loadBetween, type Booking } from '../load-bookings';
import { useLanguage } from '../panel';

const DAY = 24 * HOUR;
const DAYS = [0, 1, 2, 3, 4, 5, 6];

const words = {
  zh: {
    title: '預約日曆',
    intro: '等待回覆及已確認的預約，按香港時間。按預約打開，可更改時間和房間。',
    room: '錄音室或老師',
    before: '上一星期',
    now: '本星期',
    after: '下一星期',
    create: '新增預約',
    dayBefore: '（前一天）',
    nextDay: '（翌日）',
    closed: '休息日',
    failed: '未能讀取預約，請再試。',
  },
  en: {
    title: 'Calendar of bookings',
    intro:
      'Bookings that wait for an answer or are confirmed, in Hong Kong time. Open one to change its time and room.',
    room: 'Room or teacher',
    before: 'Week before',
    now: 'This week',
    after: 'Week after',
    create: 'Add a booking',
    dayBefore: '(day before)',
    nextDay: '(next day)',
    closed: 'Closed',
    failed: 'The bookings could not be read. Try again.',
  },
};

const dayOf = (time: number) => inHongKong(time).toISOString().slice(0, 10);

/** ms since 1970 at which the week of a time begins, on Monday. */
function startOfWeek(time: number) {
  const today = startOfDay(dayOf(time));
  return today - ((inHongKong(time).getUTCDay() + 6) % 7) * DAY;
}

/** The bookings of a week that hold their hours; undefined until those of this week are loaded. */
function useBookings(week: number) {
  const { get } = useFetchClient();
  const [loaded, setLoaded] = useState<{
    week: number;
    bookings: readonly Booking[] | 'failed';
  }>();
  useEffect(() => {
    let isCurrent = true;
    loadBetween(get, week, week + 7 * DAY).then(
      (bookings) => isCurrent && setLoaded({ week, bookings }),
      () => isCurrent && setLoaded({ week, bookings: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [get, week]);
  return loaded?.week === week ? loaded.bookings : undefined;
}

/** A booking on one of its days. */
function Entry({ documentId, startsAt, hours, name, state, day }: Booking & { day: number }) {
  const language = useLanguage();
  const start = Date.parse(startsAt);
  const end = start + hours * HOUR;
  const clockOf = (time: number) =>
    new Date(time).toLocaleTimeString('en-GB', { hour: '2-digit', minute: '2-digit', timeZone });
  const t = words[language];
  const isContinued = start < day;
  const isNextDay = dayOf(end) !== dayOf(day);
  return (
    <Box
      tag={Link}
      to={`${BOOKINGS}/${documentId}`}
      background={state === 'confirmed' ? 'success100' : 'warning100'}
      padding={2}
      hasRadius
      style={{ textDecoration: 'none', whiteSpace: 'normal' }}
    >
      <Typography tag="p" fontWeight="bold">
        {clockOf(start)}
        {isContinued && ` ${t.dayBefore}`}–{clockOf(end)}
        {isNextDay && ` ${t.nextDay}`}
      </Typography>
      <Typography tag="p">{name}</Typography>
      <Typography tag="p" variant="pi" textColor="neutral600">
        {options.Booking.state[state][language]}
      </Typography>
    </Box>
  );
}

/** The bookings of a week, by room and day. */
export default function BookingsWeek() {
  const language = useLanguage();
  const t = words[language];
  const [week, setWeek] = useState(() => startOfWeek(Date.now()));
  const [today] = useState(() => dayOf(Date.now()));
  const bookings = useBookings(week);
  const closedDates = useClosedDates();
  const list = Array.isArray(bookings) ? (bookings as readonly Booking[]) : [];
  const days = DAYS.map((index) => week + index * DAY);
  const titleOf = (day: number) =>
    new Date(day).toLocaleDateString(language === 'zh' ? 'zh-HK' : 'en-GB', {
      weekday: language === 'zh' ? 'long' : 'short',
      day: 'numeric',
      month: 'short',
      timeZone,
    });
  const isToday = (day: number) => dayOf(day) === today;
  return (
    <Page.Main>
      <Page.Title>{t.title}</Page.Title>
      <Layouts.Header
        title={t.title}
        subtitle={t.intro}
        primaryAction={
          <Flex gap={2}>
            <Button variant="tertiary" onClick={() => setWeek(week - 7 * DAY)}>
              {t.before}
            </Button>
            <Button variant="tertiary" onClick={() => setWeek(startOfWeek(Date.now()))}>
              {t.now}
            </Button>
            <Button variant="tertiary" onClick={() => setWeek(week + 7 * DAY)}>
              {t.after}
            </Button>
            <Button tag={Link} to={`${BOOKINGS}/create`}>
              {t.create}
            </Button>
          </Flex>
        }
      />
      <Layouts.Content>
        {bookings === 'failed' && <Typography role="alert">{t.failed}</Typography>}
        <Table colCount={8} rowCount={roomOptions.length + 1} aria-busy={bookings === undefined}>
          <Thead>
            <Tr>
              <Th>
                <Typography variant="sigma">{t.room}</Typography>
              </Th>
              {days.map((day) => (
                <Th key={day} {...(isToday(day) && { 'aria-current': 'date' })}>
                  <Typography
                    variant="sigma"
                    textColor={isToday(day) ? 'primary600' : 'neutral600'}
                  >
                    {titleOf(day)}
                    {closedDates.includes(dayOf(day)) && ` (${t.closed})`}
                  </Typography>
                </Th>
              ))}
            </Tr>
          </Thead>
          <Tbody>
            {roomOptions.map(([room, name]) => (
              <Tr key={room} style={{ verticalAlign: 'top' }}>
                <Td>
                  <Typography
                    tag="p"
                    fontWeight="bold"
                    style={{ whiteSpace: 'normal', minWidth: 120 }}
                  >
                    {name[language]}
                  </Typography>
                </Td>
                {days.map((day) => (
                  <Td key={day} aria-label={`${name[language]} ${titleOf(day)}`}>
                    <Flex direction="column" alignItems="stretch" gap={2}>
                      {bookings === undefined && <Typography textColor="neutral600">…</Typography>}
                      {list
                        .filter((each) => each.room === room && isBetween(each, day, day + DAY))
                        .map((each) => (
                          <Entry key={each.documentId} {...each} day={day} />
                        ))}
                    </Flex>
                  </Td>
                ))}
              </Tr>
            ))}
          </Tbody>
        </Table>
      </Layouts.Content>
    </Page.Main>
  );
}
