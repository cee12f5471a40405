import { Badge, Box, Flex, Link, Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { isPaid } from '~/contracts/order-states';
import { formatPersonName } from '~/contracts/person-name';
import type { Localized } from '~/i18n/locales';
import options from '../../labels/options.json';
import type { Order } from '../../orders/order-rules';
import { amountsOf, reductionsOf, reductionWords } from '../../orders/refunds';
import { shownTime } from '../../shown-time';
import { areas } from '../../value-names';
import { orderStateWords } from '../order-words';
import { dollars, useLanguage } from '../panel';
import { Warning } from '../Warning';

const words = {
  zh: {
    placed: '落單時間：',
    who: '顧客',
    where: '送往',
    collect: '取貨',
    howMuch: '金額',
    subtotal: '小計',
    discount: '優惠碼',
    shipping: '運費',
    total: '總額',
    left: '餘額',
    instructions: '特別要求：',
  },
  en: {
    placed: 'Placed: ',
    who: 'Customer',
    where: 'Deliver to',
    collect: 'Collection',
    howMuch: 'Amount',
    subtotal: 'Subtotal',
    discount: 'Discount code',
    shipping: 'Shipping',
    total: 'Total',
    left: 'Left',
    instructions: 'Special instructions: ',
  },
};

/** As many as fit: one on a phone. */
const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(200px, 1fr))',
  gap: '16px',
  overflowWrap: 'anywhere',
} as const;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Flex direction="column" alignItems="stretch" gap={1} minWidth={0}>
    <Typography variant="sigma" textColor="neutral600" tag="h3">
      {title}
    </Typography>
    {children}
  </Flex>
);

/** An order at a glance, above its form: its state, the customer, the destination, the amounts and their payment. */
export function OrderSummary() {
  const language = useLanguage();
  const t = words[language];
  const order = useForm('OrderSummary', (form) => form.values) as unknown as Order;
  if (!order.reference) return null;
  const { state, area, method, payment, phone, email, notice, instructions } = order;
  const { subtotal, discount, code, shipping } = order;
  const { total, left } = amountsOf(order);
  const reductions = [...reductionsOf(order)];
  const isImplied = state !== 'cancelled' && isPaid(state) === (payment === 'paid');
  const rows = [
    [t.subtotal, dollars(subtotal)],
    ...(discount ? [[`${t.discount} ${code}`, `−${dollars(discount)}`]] : []),
    [t.shipping, dollars(shipping)],
    [t.total, dollars(total)],
    ...reductions.map(([kind, sum]) => [reductionWords[kind][language], `−${dollars(sum)}`]),
    ...(reductions.length > 0 ? [[t.left, dollars(left)]] : []),
  ] as const;
  const wordOf = (names: Readonly<Record<string, Localized>>, id: string) =>
    names[id]?.[language] ?? '';
  const place = [order.address, order.city, order.postalCode, order.country].filter(Boolean);
  return (
    <Box background="neutral100" padding={4} hasRadius>
      {notice && (
        <Box paddingBottom={4}>
          <Warning>{notice}</Warning>
        </Box>
      )}
      <Flex gap={3} paddingBottom={4} wrap="wrap">
        <Badge>{orderStateWords(order, state)[language]}</Badge>
        <Typography tag="p" textColor="neutral600">
          {t.placed}
          {shownTime(order.placedAt, language)}
        </Typography>
      </Flex>
      <div style={COLUMNS}>
        <Part title={t.who}>
          <Typography fontWeight="bold">{formatPersonName(order, order.language)}</Typography>
          {phone && <Link href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>{phone}</Link>}
          {email && (
            <Link href={`mailto:${email}?subject=${encodeURIComponent(order.reference)}`}>
              {email}
            </Link>
          )}
        </Part>
        <Part title={area === 'collect' ? t.collect : t.where}>
          <Typography fontWeight="bold">{wordOf(areas, area ?? '')}</Typography>
          {place.map((line) => (
            <Typography key={line} style={{ whiteSpace: 'pre-line' }}>
              {line}
            </Typography>
          ))}
          {instructions && (
            <Typography textColor="neutral600">
              {t.instructions}
              {instructions}
            </Typography>
          )}
        </Part>
        <Part title={t.howMuch}>
          {rows.map(([name, amount]) => (
            <Flex key={name} justifyContent="space-between">
              <Typography>{name}</Typography>
              <Typography
                style={{ whiteSpace: 'nowrap' }}
                {...(name === t.total && { fontWeight: 'bold' })}
              >
                {amount}
              </Typography>
            </Flex>
          ))}
          <Typography textColor="neutral600">
            {[
              wordOf(options.Order.method, method),
              ...(isImplied ? [] : [wordOf(options.Order.payment, payment)]),
            ].join(' · ')}
          </Typography>
        </Part>
      </div>
    </Box>
  );
}
