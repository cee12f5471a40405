import {
  Box,
  Button,
  DatePicker,
  Field,
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
import { inHongKong } from '~/contracts/hong-kong-time';
import type { SalesTable } from '../../sales/routes';
import { useLanguage } from '../panel';
import { saveFile } from '../save-file';
import { salesTitles } from '../titles';

const texts = {
  zh: {
    intro:
      '已付款訂單扣除優惠和退款後的實收金額，按香港時間的落單日期。優惠由優惠碼適用的貨品分攤（按優惠碼現時的設定），整張訂單的退款由所有貨品分攤，都按金額的比例。',
    from: '由',
    until: '至',
    thisMonth: '本月',
    lastMonth: '上月',
    total: '合計',
    day: '按日',
    product: '按產品',
    category: '按分類',
    save: '下載CSV',
    none: '這段時間沒有銷售。',
    failed: '未能載入，請再試。',
  },
  en: {
    intro:
      'Amounts kept of paid orders after discounts and refunds, by the day in Hong Kong on which they were placed. A discount is shared among the products to which its code applies now, a refund of a whole order among all its items, both in proportion to their amounts.',
    from: 'From',
    until: 'Until',
    thisMonth: 'This month',
    lastMonth: 'Last month',
    total: 'Total',
    day: 'By day',
    product: 'By product',
    category: 'By category',
    save: 'Download CSV',
    none: 'Nothing was sold in this time.',
    failed: 'It could not be loaded. Try again.',
  },
};

type Report = Record<'day' | 'product' | 'category', SalesTable>;

const shown = (cell: string | number) => (typeof cell === 'number' ? cell.toLocaleString() : cell);

/** The sum of a column of numbers; empty for names. */
const totalOf = (rows: SalesTable['rows'], column: number) =>
  typeof rows[0]?.[column] === 'number'
    ? rows.reduce((sum, row) => sum + Number(row[column]), 0)
    : '';

/** Numbers end below each other. */
const NUMBERS = { style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' } } as const;

const Rows = ({ columns, rows, total }: SalesTable & { total: string }) => {
  const isNumeric = columns.map((_, index) => typeof rows[0]?.[index] === 'number');
  return (
    <Table colCount={columns.length} rowCount={rows.length + 2}>
      <Thead>
        <Tr>
          {columns.map((name, index) => (
            <Th key={name}>
              <Typography
                variant="sigma"
                {...(isNumeric[index] && { style: { marginInlineStart: 'auto' } })}
              >
                {name}
              </Typography>
            </Th>
          ))}
        </Tr>
      </Thead>
      <Tbody>
        {rows.map((row) => (
          <Tr key={String(row[0])}>
            {row.map((cell, index) => (
              <Td key={columns[index]} {...(isNumeric[index] && NUMBERS)}>
                <Typography>{shown(cell)}</Typography>
              </Td>
            ))}
          </Tr>
        ))}
        <Tr>
          {columns.map((name, index) => (
            <Td key={name} {...(isNumeric[index] && NUMBERS)}>
              <Typography fontWeight="bold">
                {index === 0 ? total : shown(totalOf(rows, index))}
              </Typography>
            </Td>
          ))}
        </Tr>
      </Tbody>
    </Table>
  );
};

/** A day of the computer's calendar, such as `2026-12-01`. */
const dayOf = (date: Date) =>
  new Date(Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()))
    .toISOString()
    .slice(0, 10);

/** The first and the last day of the month before a day. */
function lastMonth(day: string) {
  const [year = NaN, month = NaN] = day.split('-').map(Number);
  // Day 0 is the last of the month before.
  const ends = [Date.UTC(year, month - 2), Date.UTC(year, month - 1, 0)];
  return ends.map((end) => new Date(end).toISOString().slice(0, 10)) as [string, string];
}

/** Sales of a period, by day, product and category. */
export default function Sales() {
  const t = texts[useLanguage()];
  const { get } = useFetchClient();
  const [today] = useState(() => inHongKong(Date.now()).toISOString().slice(0, 10));
  const [from, setFrom] = useState(`${today.slice(0, 8)}01`);
  const [until, setUntil] = useState(today);
  const [loaded, setLoaded] = useState<{ period: string; report: Report | 'failed' }>();
  const period = `${from}-${until}`;
  // Not that of a period that was chosen before.
  const report = loaded?.period === period ? loaded.report : undefined;
  useEffect(() => {
    let isGone = false;
    const show = (report: Report | 'failed') => {
      if (!isGone) setLoaded({ period, report });
    };
    get<Report>('/shop/sales', { params: { from, until } }).then(
      ({ data }) => show(data),
      () => show('failed'),
    );
    return () => {
      isGone = true;
    };
  }, [get, from, until, period]);

  const title = salesTitles[useLanguage()];
  return (
    <Page.Main>
      <Page.Title>{title}</Page.Title>
      <Layouts.Header title={title} subtitle={t.intro} />
      <Layouts.Content>
        <Flex direction="column" alignItems="stretch" gap={6}>
          <Flex gap={4} wrap="wrap" alignItems="flex-end">
            {(
              [
                ['from', from, setFrom],
                ['until', until, setUntil],
              ] as const
            ).map(([name, value, set]) => (
              <Field.Root key={name} name={name}>
                <Field.Label>{t[name]}</Field.Label>
                <DatePicker
                  value={new Date(value)}
                  maxDate={new Date(today)}
                  onChange={(date) => date && set(dayOf(date))}
                />
              </Field.Root>
            ))}
            {(
              [
                ['thisMonth', `${today.slice(0, 8)}01`, today],
                ['lastMonth', ...lastMonth(today)],
              ] as const
            ).map(([name, first, last]) => (
              <Button
                key={name}
                variant="tertiary"
                onClick={() => {
                  setFrom(first);
                  setUntil(last);
                }}
              >
                {t[name]}
              </Button>
            ))}
          </Flex>
          {report === 'failed' && <Typography role="alert">{t.failed}</Typography>}
          {typeof report === 'object' && report.day.rows.length === 0 && (
            <Typography role="status">{t.none}</Typography>
          )}
          {typeof report === 'object' &&
            report.day.rows.length > 0 &&
            (['day', 'product', 'category'] as const).map((table) => (
              <Box key={table}>
                <Flex justifyContent="space-between" paddingBottom={3}>
                  <Typography variant="beta" tag="h2">
                    {t[table]}
                  </Typography>
                  <Button
                    variant="tertiary"
                    onClick={() =>
                      saveFile(report[table].csv, `sales-${table}-${period}.csv`, 'text/csv')
                    }
                  >
                    {t.save}
                  </Button>
                </Flex>
                <Rows {...report[table]} total={t.total} />
              </Box>
            ))}
        </Flex>
      </Layouts.Content>
    </Page.Main>
  );
}
