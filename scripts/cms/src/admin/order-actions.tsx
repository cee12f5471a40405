import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { unstable_useDocumentActions as useDocumentActions } from '@strapi/content-manager/strapi-admin';
import { Button, Field, Flex, Modal, TextInput, Typography } from '@strapi/design-system';
import { useAPIErrorHandler, useForm } from '@strapi/strapi/admin';
import { useState } from 'react';
import { orderStates, type OrderState } from '~/contracts/order-states';
import { hourOf, MAX_HOURS } from '~/contracts/booking';
import { HOUR } from '~/contracts/hong-kong-time';
import type { Locale } from '~/contracts/languages';
import { fill } from '~/i18n/fill';
import type { Localized } from '~/i18n/locales';
import { totalFor } from '../bookings/booking-record';
import { closedDayIn, hoursMissed } from '../bookings/opening-times';
import order from '../labels/order.json';
import { isMailed, type Order } from '../orders/order-rules';
import { amountsOf } from '../orders/refunds';
import { useClosedDates } from './closed-dates';
import { oncePerVersion } from './once';
import { dayInWords, dollars, recordOf, useLanguage } from './panel';
import { orderStateWords } from './order-words';
import { Warning } from './Warning';

const ORDER = 'api::order.order';
export const BOOKING = 'api::booking.booking';
const MESSAGE = 'api::message.message';

interface Step<State = string> {
  state: State;
  label: Localized;
  /** For orders that the customer collects. */
  collect?: Localized;
}

/** The next step of each state of an order. */
const nextSteps: Partial<Record<OrderState, Step<OrderState>>> = {
  pending: { state: 'paid', label: { zh: '確認已收款', en: 'Confirm payment' } },
  paid: {
    state: 'shipped',
    label: { zh: '已寄出', en: 'Mark as shipped' },
    collect: { zh: '可以取貨', en: 'Ready to collect' },
  },
  shipped: {
    state: 'completed',
    label: { zh: '已送達', en: 'Mark as delivered' },
    collect: { zh: '已取貨', en: 'Collected' },
  },
};

/** The next steps of each type. */
const stepsOf: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  [ORDER]: nextSteps,
  [BOOKING]: {
    requested: { state: 'confirmed', label: { zh: '確認預約', en: 'Confirm the booking' } },
  },
  [MESSAGE]: { new: { state: 'answered', label: { zh: '已回覆', en: 'Mark as answered' } } },
};

const stateIn = (values: unknown) => {
  const { state } = recordOf(values);
  return orderStates.find((each) => each === state);
};

const trackingWords = {
  zh: {
    title: '寄出訂單',
    with: '顧客會收到附有運單號碼的電郵。',
    without: '還沒有填運單號碼。沒有也可以寄出；以後補填並儲存，顧客會另外收到一封附有號碼的電郵。',
    saveWithout: '不填號碼，儲存',
  },
  en: {
    title: 'Ship the order',
    with: 'The customer gets a mail with the tracking number.',
    without:
      'There is no tracking number. The order can be shipped without one: if you add it later and save, the customer gets another mail with it.',
    saveWithout: 'Save without a number',
  },
};

const paymentWords = {
  zh: {
    title: '已收到這筆款項？',
    asks: '訂單{reference}：{amount}。',
    then: '存貨會扣減，顧客會收到已收款的電郵。',
  },
  en: {
    title: 'Has the payment arrived?',
    asks: 'Order {reference}: {amount}.',
    then: 'The stock is reduced, and the customer gets a mail that the payment has arrived.',
  },
};

const isUntracked = (values: unknown) => {
  const { area, tracking } = recordOf(values);
  return area !== 'collect' && !String(tracking ?? '').trim();
};

/** Saves an entry, and shows errors at the fields of its form, like Strapi's Save button. Resolves to whether it is saved. */
export function useSave() {
  const { update, isLoading } = useDocumentActions();
  const setErrors = useForm('Save', (form) => form.setErrors);
  const setSubmitting = useForm('Save', (form) => form.setSubmitting);
  const { _unstableFormatValidationErrors: errorsOf } = useAPIErrorHandler();
  async function save(...entry: Parameters<typeof update>) {
    setSubmitting(true);
    try {
      const result = await update(...entry);
      if (!('error' in result)) return true;
      const { error } = result;
      if (error.name === 'ValidationError' && 'details' in error) setErrors(errorsOf(error));
      return false;
    } finally {
      setSubmitting(false);
    }
  }
  return { save, isLoading };
}

export const back: Localized = { zh: '返回', en: 'Back' };

/** The buttons of a dialog. Strapi would call the first 取消, which may be what the dialog is about. */
const footerOf = (confirm: string, take: () => unknown) =>
  function Footer({ onClose }: { onClose: () => void }) {
    return (
      <Modal.Footer>
        <Button variant="tertiary" onClick={onClose}>
          {back[useLanguage()]}
        </Button>
        <Button
          onClick={() => {
            onClose();
            void take();
          }}
        >
          {confirm}
        </Button>
      </Modal.Footer>
    );
  };

/** The tracking number of the form, in the dialog that asks for it. */
function Tracking() {
  const language = useLanguage();
  const { values, onChange } = useForm('Tracking', (form) => form);
  const t = trackingWords[language];
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      <Field.Root name="tracking-asked">
        <Field.Label>{order.tracking[language]}</Field.Label>
        <TextInput
          value={String(recordOf(values)['tracking'] ?? '')}
          onChange={({ target }) => onChange('tracking', target.value)}
        />
      </Field.Root>
      <Typography>{isUntracked(values) ? t.without : t.with}</Typography>
    </Flex>
  );
}

/** The order and the amount of which an editor confirms the payment. */
function Payment({ of }: { of: Pick<Order, 'reference' | 'total' | 'refunds'> }) {
  const t = paymentWords[useLanguage()];
  const asks = t.asks
    .replace('{reference}', of.reference)
    .replace('{amount}', () => dollars(amountsOf(of).left));
  return (
    <Flex direction="column" alignItems="stretch" gap={2}>
      <Typography fontWeight="bold">{asks}</Typography>
      <Typography>{t.then}</Typography>
    </Flex>
  );
}

/**
 * The next step of an order, a booking or a message, with what else is in the form, as one button. It asks whether a
 * payment has arrived, for a tracking number, and before it confirms a booking on a closed day.
 */
export const NextStep: DocumentActionComponent = ({
  model,
  collectionType,
  documentId,
  document,
}) => {
  const language = useLanguage();
  const { save, isLoading } = useSave();
  const { values, getValues } = useForm('NextStep', (form) => form);
  const [once] = useState(oncePerVersion);
  const closedDates = useClosedDates(model === BOOKING);
  const state = String(document?.['state']);
  const next = stepsOf[model]?.[state];
  if (!documentId || !next) return null;
  const { label, collect = label } = next;
  const name = (document?.['area'] === 'collect' ? collect : label)[language];
  const isPayment = model === ORDER && next.state === 'paid';
  const question =
    model === BOOKING
      ? bookingQuestion(document, { ...recordOf(values), state: next.state }, language, closedDates)
      : undefined;
  const take = () =>
    once(document, async () => {
      const data = { ...getValues(), state: next.state };
      return save({ model, collectionType, documentId }, data);
    });
  return {
    label: name,
    position: ['panel'],
    loading: isLoading,
    // A state or a time that somebody has chosen is saved by Save.
    disabled:
      recordOf(values)['state'] !== state ||
      (model === BOOKING && bookingQuestion(document, values, language, []) !== undefined),
    onClick: async () => {
      const asks = isPayment || question || (next.state === 'shipped' && isUntracked(getValues()));
      if (!asks) await take();
      return !asks;
    },
    dialog: question
      ? {
          type: 'modal',
          title: question.title,
          content: <Question {...question} />,
          footer: footerOf(question.confirm, take),
        }
      : {
          type: 'modal',
          title: (isPayment ? paymentWords : trackingWords)[language].title,
          content: isPayment ? <Payment of={document as unknown as Order} /> : <Tracking />,
          footer: footerOf(name, take),
        },
  };
};

/** Whether a change of state goes back, or leaves a step out: the desk may have chosen the wrong line. */
const isUnusual = (from: OrderState, to: OrderState) =>
  from !== to && nextSteps[from]?.state !== to;

const words = {
  zh: {
    title: '確定要這樣改？',
    change: '由「{from}」改為「{to}」，不是下一步。',
    mail: '顧客會收到新狀態的電郵。',
    noMail: '顧客不會收到電郵。',
    stock: '存貨不會自動加回，也不會記錄退款。',
    refund: '如要退款，或把貨品加回存貨，請返回，按「取消貨品或退款」。',
    cancelUnpaid: '取消這張未付款的訂單？',
    unpaid: '訂單未付款，存貨沒有扣減，毋須退款。顧客會收到取消的電郵。',
    confirm: '改為「{to}」',
  },
  en: {
    title: 'Change it like this?',
    change: 'From “{from}” to “{to}” is not the next step.',
    mail: 'The customer gets the mail of the new state.',
    noMail: 'The customer gets no mail.',
    stock: 'Stock is not given back, and no refund is recorded.',
    refund:
      'To refund it, or to add the items to the stock, go back and press “Cancel items or refund”.',
    cancelUnpaid: 'Cancel this unpaid order?',
    unpaid:
      'It is not paid: no stock was taken, and there is nothing to refund. The customer gets a mail about it.',
    confirm: 'Change to “{to}”',
  },
};

const changeWords = {
  zh: {
    title: '更改這個預約？',
    confirm: '更改預約',
    released: '原定的時間會讓出來。',
    mail: '顧客會收到一封電郵，列出新的和原定的內容。',
    sameTotal: '總額不變。',
    newTotal: '按原定的每小時收費，總額由{{before}}改為{{after}}。',
  },
  en: {
    title: 'Change this booking?',
    confirm: 'Change the booking',
    released: 'The former hours are released.',
    mail: 'The customer gets one mail with the new and the former details.',
    sameTotal: 'The total stays.',
    newTotal: 'At the agreed hourly rate, the total changes from {{before}} to {{after}}.',
  },
};

const closedWords = {
  zh: { title: '確認休息日的預約？', confirm: '照樣確認' },
  en: { title: 'Confirm a booking on a closed day?', confirm: 'Confirm it anyway' },
};

const outsideWords = {
  zh: {
    title: '在開放時間以外？',
    confirm: '照樣儲存',
    sentence: '這個預約在開放時間（{{opens}}至{{closes}}）以外。',
    closed: '{{day}}是門市的休息日。',
  },
  en: {
    title: 'Outside the opening hours?',
    confirm: 'Save it anyway',
    sentence: 'This booking is outside the opening hours ({{opens}} to {{closes}}).',
    closed: 'The shop is closed on {{day}}.',
  },
};

/**
 * A change of a booking that a form asks about: room, time or people, hours at which the shop is closed, and the
 * confirmation of a booking on a closed day.
 */
function bookingQuestion(
  before: unknown,
  after: unknown,
  language: Locale,
  closedDates: readonly string[],
) {
  const [was, is] = [recordOf(before), recordOf(after)];
  const startOf = ({ startsAt }: Record<string, unknown>) => hourOf(String(startsAt));
  const start = startOf(is);
  const isSameStart = startOf(was) === start;
  const isSame = isSameStart && ['room', 'hours', 'heads'].every((name) => was[name] === is[name]);
  const isConfirming = is['state'] === 'confirmed' && was['state'] !== 'confirmed';
  if (isSame && !isConfirming) return undefined;
  const hours = Number(is['hours']);
  // The CMS refuses it, whatever the answer.
  if (!Number.isInteger(start) || (!isSameStart && start + 1 <= Date.now() / HOUR)) {
    return undefined;
  }
  if (!Number.isInteger(hours) || hours < 1 || hours > MAX_HOURS) return undefined;
  const times = { room: String(is['room']), startsAt: String(is['startsAt']), hours };
  const missed = hoursMissed(times);
  const closedDay = closedDayIn(times, closedDates);
  const { sentence, closed, ...outside } = outsideWords[language];
  const warning = [
    ...(closedDay ? [fill(closed, { day: dayInWords(closedDay, language) })] : []),
    ...(missed ? [fill(sentence, missed)] : []),
  ];
  if (isSame) return closedDay ? { ...closedWords[language], warning, sentences: [] } : undefined;
  if (before) {
    const { title, confirm, ...t } = changeWords[language];
    const [total, agreed] = [Number(was['total']), Number(was['hours'])];
    const newTotal = totalFor({ total, hours: agreed }, hours);
    const sentences = [
      ...(isSameStart && was['room'] === is['room'] ? [] : [t.released]),
      t.mail,
      newTotal === total
        ? t.sameTotal
        : fill(t.newTotal, { before: dollars(total), after: dollars(newTotal) }),
    ];
    return { title, confirm, warning, sentences };
  }
  return warning.length > 0 ? { ...outside, warning, sentences: [] } : undefined;
}

interface QuestionTexts {
  title: string;
  confirm: string;
  /** Sentences that are easily overlooked among the others. */
  warning?: readonly string[];
  sentences: readonly string[];
}

function Question({ warning = [], sentences }: QuestionTexts) {
  const space = useLanguage() === 'zh' ? '' : ' ';
  return (
    <Flex direction="column" alignItems="stretch" gap={4}>
      {warning.length > 0 && <Warning>{warning.join(space)}</Warning>}
      {sentences.length > 0 && <Typography>{sentences.join(space)}</Typography>}
    </Flex>
  );
}

/** A change that a form asks about before it saves, with the texts of its dialog. */
function questionOf(
  model: string,
  before: unknown,
  after: unknown,
  language: Locale,
  closedDates: readonly string[],
): QuestionTexts | undefined {
  if (model === ORDER && before) {
    const [from, to] = [stateIn(before), stateIn(after)];
    if (!from || !to) return undefined;
    if (!isUnusual(from, to)) {
      const { title, without, saveWithout } = trackingWords[language];
      const asks = from !== to && to === 'shipped' && isUntracked(after);
      return asks ? { title, confirm: saveWithout, sentences: [without] } : undefined;
    }
    const t = words[language];
    const fill = (text: string) =>
      text
        .replace('{from}', orderStateWords(after, from)[language])
        .replace('{to}', orderStateWords(after, to)[language]);
    const confirm = fill(t.confirm);
    const { payment, stockTaken } = recordOf(before);
    const isPaid = payment === 'paid';
    if (to === 'cancelled' && !isPaid && !stockTaken) {
      return { title: t.cancelUnpaid, confirm, sentences: [t.unpaid] };
    }
    const refund = to === 'cancelled' && isPaid ? [t.refund] : [];
    const mail = isMailed(from, to) ? t.mail : t.noMail;
    return { title: t.title, confirm, sentences: [fill(t.change), mail, t.stock, ...refund] };
  }
  return model === BOOKING ? bookingQuestion(before, after, language, closedDates) : undefined;
}

/**
 * Strapi's Save button, which asks before an order gets a state that does not follow or is sent without a tracking
 * number, and before a booking changes, is made or confirmed on a closed day, or is made outside the opening hours.
 */
export const askFirst =
  (Save: DocumentActionComponent): DocumentActionComponent =>
  (props) => {
    const action = Save(props);
    const language = useLanguage();
    const values = useForm('AskFirst', (form) => form.values);
    const { model, document } = props;
    const [once] = useState(oncePerVersion);
    const closedDates = useClosedDates(model === BOOKING);
    const question = action && questionOf(model, document, values, language, closedDates);
    if (!question) return action;
    const { onClick, ...others } = action;
    return {
      ...others,
      dialog: {
        type: 'modal',
        title: question.title,
        content: <Question {...question} />,
        footer: footerOf(question.confirm, () =>
          once(document, async () => {
            await onClick?.({} as never);
            return false;
          }),
        ),
      },
    };
  };
