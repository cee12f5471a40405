import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import {
  Button,
  Checkbox,
  Field,
  Flex,
  Link,
  Modal,
  NumberInput,
  Typography,
} from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import type { Order } from '../orders/order-rules';
import { isCount } from '../is-count';
import {
  amountFor,
  amountsOf,
  isAllOf,
  isOpenToRefunds,
  isRecorded,
  isRefundOf,
  linesLeft,
  piecesInShop,
  reductionsOf,
  reductionWords,
  type Refund,
} from '../orders/refunds';
import { ORDER } from './models';
import { dollars, recordOf, useLanguage } from './panel';
import { useSave } from './use-save';

const words = {
  zh: {
    title: '取消或退款',
    left: '餘額',
    open: '取消貨品或退款',
    cancel: '取消貨品',
    pieces: '退回或取消的貨品',
    most: '最多{number}件',
    range: '須為0至{number}的整數。',
    all: '全部',
    amount: '退款金額（港元）',
    reduction: '扣減金額（港元）',
    discount: '訂單的優惠已按金額比例扣除；優惠碼如只適用於部分貨品，請核對金額。',
    restock: '把這些貨品加回存貨',
    missing: '其中{number}件可加回存貨；其餘的在付款時沒有存貨。',
    ends: '訂單會改為「已取消」。',
    mail: '顧客會收到電郵。',
    card: '這裏只作紀錄，請到Stripe退款：',
    stripe: '在Stripe找這筆付款',
    bank: '這裏只作紀錄，請轉賬給顧客。',
    unpaid: '顧客的應付總額會減少。',
    confirm: '記錄退款{amount}',
    confirmPieces: '記錄退回的貨品',
    confirmUnpaid: '從訂單取消',
    confirmWhole: '取消整張訂單',
    back: '返回',
  },
  en: {
    title: 'Cancel or refund',
    left: 'Left',
    open: 'Cancel items or refund',
    cancel: 'Cancel items',
    pieces: 'Returned or cancelled items',
    most: 'at most {number}',
    range: 'Enter a whole number from 0 to {number}.',
    all: 'All',
    amount: 'Amount to refund (HK$)',
    reduction: 'Amount to deduct (HK$)',
    discount:
      'It is less the discount, in proportion. Check it if the code applies to some products only.',
    restock: 'Add these items to the stock',
    missing: '{number} of them can go back: the others were not in stock when the order was paid.',
    ends: 'The order becomes “Cancelled”.',
    mail: 'The customer gets a mail.',
    card: 'This only records it. Refund the payment in Stripe:',
    stripe: 'Find the payment in Stripe',
    bank: 'This only records it. Transfer the money to the customer.',
    unpaid: 'The total that the customer owes is reduced.',
    confirm: 'Record a refund of {amount}',
    confirmPieces: 'Record the returned items',
    confirmUnpaid: 'Cancel these items',
    confirmWhole: 'Cancel the whole order',
    back: 'Back',
  },
};

/** The search of Stripe's dashboard: a session has no page of its own. */
const stripeSearch = (session: string) =>
  `https://dashboard.stripe.com/${session.startsWith('cs_test') ? 'test/' : ''}search?query=${session}`;

/** The form of one refund. */
function RefundForm({
  order,
  onRecord,
}: {
  order: Order;
  onRecord: (change: object) => Promise<void>;
}) {
  const t = words[useLanguage()];
  const { payment, session, state } = order;
  const stockTaken = order.stockTaken === true;
  const isPaid = payment === 'paid';
  const lines = linesLeft(order.lines, order.refunds).filter(({ quantity }) => quantity > 0);
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>({});
  const [typed, setTyped] = useState<number>();
  // Until the order is sent, its pieces are in the shop.
  const [isRestocked, setRestocked] = useState(state === 'paid' || state === 'pending');
  const [isSaving, setSaving] = useState(false);
  const pieces = lines
    .map(({ id }) => ({ id, quantity: chosen[id] ?? 0 }))
    .filter(({ quantity }) => quantity !== 0);
  const rangeError = (value: number, most: number) =>
    isCount(value, 0, most) ? false : t.range.replace('{number}', most.toLocaleString('en'));
  const isWhole = isAllOf(order, pieces);
  const { left } = amountsOf(order);
  // Pieces may come back after their money was refunded.
  const isOwed = isPaid && left > 0;
  // A code may apply to some products only. The desk knows how much of the discount these pieces had.
  const asksAmount =
    isOwed || (!isPaid && Boolean(order.discount) && pieces.length > 0 && !isWhole);
  const amount =
    (asksAmount ? typed : undefined) ?? (pieces.length > 0 ? amountFor(order, pieces) : 0);
  const countOf = (some: Refund['lines']) => some.reduce((sum, { quantity }) => sum + quantity, 0);
  const { inShop } = piecesInShop(order, pieces);
  const canRestock = stockTaken && inShop.length > 0;
  const isShort = stockTaken && countOf(inShop) < countOf(pieces);
  const refund = { at: '', amount, lines: pieces, isRestocked: isRestocked && canRestock };
  const isReady = isRefundOf(order, refund);
  const confirmUnpaid = isWhole ? t.confirmWhole : t.confirmUnpaid;
  const confirmPaid = isOwed ? t.confirm.replace('{amount}', dollars(amount)) : t.confirmPieces;
  const isEnd = isWhole && state !== 'cancelled';
  const isMailed = !isPaid || amount > 0 || isEnd;

  async function record() {
    setSaving(true);
    await onRecord(
      isRecorded(order, refund)
        ? { refunds: [...(order.refunds ?? []), refund] }
        : { state: 'cancelled' },
    );
    setSaving(false);
  }

  return (
    <>
      <Modal.Body>
        <Flex direction="column" alignItems="stretch" gap={4}>
          {lines.length > 0 && (
            <Flex justifyContent="space-between">
              <Typography variant="delta" tag="h3">
                {t.pieces}
              </Typography>
              <Button
                variant="tertiary"
                size="S"
                onClick={() =>
                  setChosen(Object.fromEntries(lines.map(({ id, quantity }) => [id, quantity])))
                }
              >
                {t.all}
              </Button>
            </Flex>
          )}
          {lines.map(({ id, name, quantity }) => (
            <Field.Root
              key={id}
              name={`pieces-${id}`}
              hint={t.most.replace('{number}', String(quantity))}
              error={rangeError(chosen[id] ?? 0, quantity)}
            >
              <Field.Label>{name}</Field.Label>
              <NumberInput
                value={chosen[id] ?? 0}
                onValueChange={(value) => setChosen({ ...chosen, [id]: value ?? 0 })}
              />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
          ))}
          {asksAmount && (
            <Field.Root
              name="amount"
              error={rangeError(amount, left)}
              hint={order.discount ? t.discount : ''}
            >
              <Field.Label>{isPaid ? t.amount : t.reduction}</Field.Label>
              <NumberInput value={amount} onValueChange={(value) => setTyped(value ?? 0)} />
              <Field.Hint />
              <Field.Error />
            </Field.Root>
          )}
          {canRestock && (
            <Checkbox
              checked={isRestocked}
              onCheckedChange={(checked) => setRestocked(checked === true)}
            >
              {t.restock}
            </Checkbox>
          )}
          {isShort && (
            <Typography>{t.missing.replace('{number}', String(countOf(inShop)))}</Typography>
          )}
          <Typography>
            {isOwed ? (session ? t.card : t.bank) : !isPaid && (isWhole ? t.ends : t.unpaid)}{' '}
            {isOwed && session && (
              <Link href={stripeSearch(session)} isExternal>
                {t.stripe}
              </Link>
            )}
          </Typography>
          <Typography textColor="neutral600">
            {isPaid && isEnd && t.ends} {isMailed && t.mail}
          </Typography>
        </Flex>
      </Modal.Body>
      <Modal.Footer>
        <Modal.Close>
          <Button variant="tertiary">{t.back}</Button>
        </Modal.Close>
        <Button
          variant="danger"
          disabled={!isReady}
          loading={isSaving}
          onClick={() => void record()}
        >
          {isPaid ? confirmPaid : confirmUnpaid}
        </Button>
      </Modal.Footer>
    </>
  );
}

function Refunds({ order, documentId }: { order: Order; documentId: string }) {
  const language = useLanguage();
  const t = words[language];
  const { save } = useSave();
  const values = useForm('RefundOrder', (form) => form.values);
  const [isOpen, setOpen] = useState(false);
  const { left } = amountsOf(order);
  const hasMore = isOpenToRefunds(order) && (left > 0 || !isAllOf(order, []));
  const reductions = Array.from(
    reductionsOf(order),
    ([kind, sum]) => `${reductionWords[kind][language]} ${dollars(sum)}`,
  );

  async function record(change: object) {
    // Saves the other fields of the form too, like the other buttons.
    const isSaved = await save(
      { model: ORDER, collectionType: 'collection-types', documentId },
      { ...recordOf(values), ...change },
    );
    if (isSaved) setOpen(false);
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      {reductions.length > 0 && (
        <Typography>{[...reductions, `${t.left} ${dollars(left)}`].join(' · ')}</Typography>
      )}
      {hasMore && (
        <Modal.Root open={isOpen} onOpenChange={setOpen}>
          <Modal.Trigger>
            <Button variant="danger-light" fullWidth>
              {order.payment === 'paid' ? t.open : t.cancel}
            </Button>
          </Modal.Trigger>
          <Modal.Content>
            <Modal.Header>
              <Modal.Title>{t.title}</Modal.Title>
            </Modal.Header>
            <RefundForm order={order} onRecord={record} />
          </Modal.Content>
        </Modal.Root>
      )}
    </Flex>
  );
}

/** A panel beside an order that records what is cancelled or refunded, in part or as a whole. */
export const RefundOrder: PanelComponent = ({ model, documentId, document }) => {
  const t = words[useLanguage()];
  if (model !== ORDER || !documentId || !document) return null;
  const order = document as unknown as Order;
  if (!isOpenToRefunds(order) && !order.refunds) return null;
  return { title: t.title, content: <Refunds order={order} documentId={documentId} /> };
};
