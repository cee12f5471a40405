import type { OrderState } from '~/contracts/order-states';
import type { Localized } from '~/i18n/locales';
import options from '../labels/options.json';
import type { Names } from '../value-names';
import { recordOf } from './panel';

const states: Names = options.Order.state;

/** An order that is collected is never sent. */
const collected: Names = {
  ...states,
  shipped: { zh: '可以取貨', en: 'Ready to collect' },
};

export const statesOf = (order: unknown): Names =>
  recordOf(order)['area'] === 'collect' ? collected : states;

export const orderStateWords = (order: unknown, state: OrderState | undefined): Localized =>
  statesOf(order)[state ?? ''] ?? { zh: '', en: '' };
