import type { OrderState } from '~/contracts/order-states';
import type { Localized } from '~/i18n/locales';
import { BOOKING, MESSAGE, ORDER } from './models';

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
export const stepsOf: Readonly<Record<string, Readonly<Record<string, Step>>>> = {
  [ORDER]: nextSteps,
  [BOOKING]: {
    requested: { state: 'confirmed', label: { zh: '確認預約', en: 'Confirm the booking' } },
  },
  [MESSAGE]: { new: { state: 'answered', label: { zh: '已回覆', en: 'Mark as answered' } } },
};

/** Whether a change of state goes back, or leaves a step out: the desk may have chosen the wrong line. */
export const isUnusual = (from: OrderState, to: OrderState) =>
  from !== to && nextSteps[from]?.state !== to;
