import type { DocumentActionComponent } from '@strapi/content-manager/strapi-admin';
import { unstable_useDocumentActions as useDocumentActions } from '@strapi/content-manager/strapi-admin';
import { Typography } from '@strapi/design-system';
import { useForm } from '@strapi/strapi/admin';
import { orderStates, type OrderState } from '~/contracts/order-states';
import type { Locale } from '~/contracts/languages';
import type { Localized } from '~/i18n/locales';
import { recordOf, useLanguage } from './panel';
import { orderStateWords } from './order-words';

const ORDER = 'api::order.order';
const BOOKING = 'api::booking.booking';

interface Step {
  state: OrderState;
  label: Localized;
  /** For orders that the customer collects. */
  collect?: Localized;
}

/** The next step of each state of an order. */
const nextSteps: Partial<Record<OrderState, Step>> = {
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

const stateIn = (values: unknown) => {
  const { state } = recordOf(values);
  return orderStates.find((each) => each === state);
};

/** The next step of an order, with what else is in the form, as one button. */
export const NextStep: DocumentActionComponent = ({
  model,
  collectionType,
  documentId,
  document,
}) => {
  const language = useLanguage();
  const { update, isLoading } = useDocumentActions();
  const values = useForm('NextStep', (form) => form.values);
  const state = stateIn(document);
  const next = state && nextSteps[state];
  if (model !== ORDER || !documentId || !next) return null;
  const { label, collect = label } = next;
  return {
    label: (document?.['area'] === 'collect' ? collect : label)[language],
    position: ['panel'],
    loading: isLoading,
    // The state that somebody has chosen is saved by Save.
    disabled: stateIn(values) !== state,
    onClick: async () => {
      await update({ model, collectionType, documentId }, { ...values, state: next.state });
    },
  };
};

/** Whether a change of state goes back, or leaves a step out: the desk may have chosen the wrong line. */
const isUnusual = (from: OrderState | undefined, to: OrderState | undefined) =>
  from !== undefined && to !== undefined && from !== to && nextSteps[from]?.state !== to;

const words = {
  zh: {
    title: '確定要這樣改？',
    change: '由「{from}」改為「{to}」，不是下一步。',
    mail: '顧客會收到新狀態的電郵；存貨不會自動加回，也不會記錄退款。',
    confirm: '改為「{to}」',
  },
  en: {
    title: 'Change it like this?',
    change: 'From “{from}” to “{to}” is not the next step.',
    mail: 'The customer gets the mail of the new state. Stock is not given back, and no refund is recorded.',
    confirm: 'Change to “{to}”',
  },
};

const moveWords = {
  zh: {
    title: '更改這個預約的時間或房間？',
    confirm: '更改預約',
    sentences: ['原定的時間會讓出來。', '顧客會收到一封電郵，列出新的和原定的時間；總額不變。'],
  },
  en: {
    title: 'Move this booking?',
    confirm: 'Move the booking',
    sentences: [
      'The former hours are released.',
      'The customer gets one mail with the new and the former time. The total stays.',
    ],
  },
};

/** A change that a form asks about before it saves, with the texts of its dialog. */
function questionOf(model: string, before: unknown, after: unknown, language: Locale) {
  if (model === ORDER) {
    const [from, to] = [stateIn(before), stateIn(after)];
    if (!isUnusual(from, to)) return undefined;
    const t = words[language];
    const fill = (text: string) =>
      text
        .replace('{from}', orderStateWords(after, from)[language])
        .replace('{to}', orderStateWords(after, to)[language]);
    return { title: t.title, confirm: fill(t.confirm), sentences: [fill(t.change), t.mail] };
  }
  if (model === BOOKING) {
    const [was, is] = [recordOf(before), recordOf(after)];
    const timeOf = ({ startsAt }: Record<string, unknown>) => new Date(String(startsAt)).getTime();
    if (was['room'] === is['room'] && timeOf(was) === timeOf(is)) return undefined;
    return moveWords[language];
  }
  return undefined;
}

/** Strapi's Save button, which asks before an order gets a state that does not follow, and before a booking moves. */
export const askFirst =
  (Save: DocumentActionComponent): DocumentActionComponent =>
  (props) => {
    const action = Save(props);
    const language = useLanguage();
    const values = useForm('AskFirst', (form) => form.values);
    const { model, document } = props;
    const question = action && document && questionOf(model, document, values, language);
    if (!question) return action;
    const { onClick, ...others } = action;
    return {
      ...others,
      dialog: {
        type: 'dialog',
        title: question.title,
        confirmLabel: question.confirm,
        content: <Typography>{question.sentences.join(language === 'zh' ? '' : ' ')}</Typography>,
        onConfirm: async () => {
          await onClick?.({} as never);
        },
      },
    };
  };
