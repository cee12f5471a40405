import { Flex, Link, Typography } from '@strapi/design-system';
import { CheckCircle, Stack } from '@strapi/icons';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import type { Localized } from '~/i18n/locales';
import { ClosedDayBookings } from './ClosedDayBookings';
import { useLanguage } from './panel';

export const toDoTitles: Localized = { zh: '要處理的事', en: 'To do' };
export const lowStockTitles: Localized = { zh: '存貨不多', en: 'Low stock' };

const none: Localized = { zh: '沒有要處理的事。', en: 'Nothing is waiting.' };

type Condition = readonly [field: string, operator: string, value: string];

/** A list that opens with the same conditions as filters. */
interface Queue {
  name: Localized;
  type: string;
  /** The field by which it is sorted. */
  sort: string;
  where: readonly Condition[];
}

/** The entries that wait for the desk. */
const waiting: readonly Queue[] = [
  {
    name: { zh: '等待付款的訂單', en: 'Orders waiting for payment' },
    type: 'order',
    sort: 'placedAt',
    where: [['state', '$eq', 'pending']],
  },
  {
    name: { zh: '已付款、要寄出的訂單', en: 'Paid orders to ship' },
    type: 'order',
    sort: 'placedAt',
    where: [
      ['state', '$eq', 'paid'],
      ['area', '$ne', 'collect'],
    ],
  },
  {
    name: { zh: '已付款、要準備自取的訂單', en: 'Paid orders to prepare for collection' },
    type: 'order',
    sort: 'placedAt',
    where: [
      ['state', '$eq', 'paid'],
      ['area', '$eq', 'collect'],
    ],
  },
  {
    name: { zh: '可以取貨、未取走的訂單', en: 'Orders ready to collect' },
    type: 'order',
    sort: 'placedAt',
    where: [
      ['state', '$eq', 'shipped'],
      ['area', '$eq', 'collect'],
    ],
  },
  {
    name: { zh: '有系統提示的訂單', en: 'Orders with a notice' },
    type: 'order',
    sort: 'placedAt',
    where: [['notice', '$notNull', 'true']],
  },
  {
    name: { zh: '要確認的預約', en: 'Bookings to confirm' },
    type: 'booking',
    sort: 'startsAt',
    where: [['state', '$eq', 'requested']],
  },
  {
    name: { zh: '未回覆的訊息', en: 'Unanswered messages' },
    type: 'message',
    sort: 'receivedAt',
    where: [['state', '$eq', 'new']],
  },
];

/** Only products in the shop: others may have been taken out of it because they are sold out. */
const PUBLISHED: Condition = ['__status', '$eq', 'published'];

/** Counted products of which few are left, and those that are sold out. */
const lowStock: readonly Queue[] = [
  {
    name: { zh: '已售罄', en: 'Sold out' },
    type: 'product',
    sort: 'stock',
    where: [['stock', '$eq', '0'], PUBLISHED],
  },
  {
    name: { zh: '只餘1至3件', en: '1 to 3 left' },
    type: 'product',
    sort: 'stock',
    where: [['stock', '$gte', '1'], ['stock', '$lte', '3'], PUBLISHED],
  },
];

const pathOf = ({ type }: Queue) => `/content-manager/collection-types/api::${type}.${type}`;

const queryOf = ({ where, sort }: Queue, pageSize: number) =>
  new URLSearchParams([
    ['page', '1'],
    ['pageSize', String(pageSize)],
    ['sort', `${sort}:ASC`],
    ...where.map(([field, operator, value], index) => [
      `filters[$and][${index}][${field}][${operator}]`,
      value,
    ]),
  ]).toString();

/** ms between two counts. */
const INTERVAL = 60_000;

/** Returns how many entries each queue has; undefined until all are counted. */
function useCounts(queues: readonly Queue[]) {
  const { get } = useFetchClient();
  const [counts, setCounts] = useState<readonly number[]>();
  useEffect(() => {
    let isGone = false;
    const count = async (queue: Queue) =>
      (await get<{ pagination: { total: number } }>(`${pathOf(queue)}?${queryOf(queue, 1)}`)).data
        .pagination.total;
    const look = () =>
      Promise.all(queues.map(count)).then(
        (all) => !isGone && setCounts(all),
        () => undefined,
      );
    void look();
    const timer = setInterval(look, INTERVAL);
    return () => {
      isGone = true;
      clearInterval(timer);
    };
  }, [get, queues]);
  return counts;
}

function Queues({ queues }: { queues: readonly Queue[] }) {
  const language = useLanguage();
  const counts = useCounts(queues);
  if (!counts) return <Typography>…</Typography>;
  if (counts.every((count) => count === 0)) return <Typography>{none[language]}</Typography>;
  return (
    <Flex tag="ul" direction="column" alignItems="stretch" gap={2}>
      {queues.map((queue, index) => (
        <Flex tag="li" key={queue.name.en} justifyContent="space-between">
          {counts[index] ? (
            <Link tag={NavLink} to={`${pathOf(queue)}?${queryOf(queue, 50)}`}>
              {queue.name[language]}
            </Link>
          ) : (
            <Typography textColor="neutral600">{queue.name[language]}</Typography>
          )}
          <Typography fontWeight="bold" textColor={counts[index] ? 'neutral800' : 'neutral600'}>
            {counts[index]}
          </Typography>
        </Flex>
      ))}
    </Flex>
  );
}

/** On the home page of those who may change orders. */
export const toDoWidget = {
  id: 'to-do',
  icon: CheckCircle,
  title: { id: 'shop.to-do', defaultMessage: toDoTitles.en },
  component: async () => () => (
    <Flex direction="column" alignItems="stretch" gap={3}>
      <ClosedDayBookings />
      <Queues queues={waiting} />
    </Flex>
  ),
  permissions: [{ action: 'plugin::content-manager.explorer.update', subject: 'api::order.order' }],
};

/** On the home page of those who may change products. */
export const lowStockWidget = {
  id: 'low-stock',
  icon: Stack,
  title: { id: 'shop.low-stock', defaultMessage: lowStockTitles.en },
  component: async () => () => <Queues queues={lowStock} />,
  permissions: [
    { action: 'plugin::content-manager.explorer.update', subject: 'api::product.product' },
  ],
};
