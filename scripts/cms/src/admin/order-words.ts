import type { OrderState } from '~/contracts/order-states';
import type { Localized } from '~/i18n/locales';
import { areas as areasEn } from '~/i18n/dictionaries/en/checkout.json';
import { areas as areasZh } from '~/i18n/dictionaries/zh/checkout.json';
import options from '../labels/options.json';
import { recordOf } from './panel';

type Names = Readonly<Record<string, Localized>>;

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

/** Destinations, by id. */
export const areas: Names = {
  ...Object.fromEntries(
    Object.entries(areasZh).map(([id, zh]) => [
      id,
      { zh, en: (areasEn as Record<string, string>)[id] ?? zh },
    ]),
  ),
  collect: { zh: '門市自取', en: 'Collection in the shop' },
};

export const languageNames: Names = options.Booking.language;
