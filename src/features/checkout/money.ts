import { formatMoney } from '~/i18n/format';

/** Formats an amount of an order (requirements §9 "Currency"). */
export const money = (amount: number): string => formatMoney(amount, 'HK$');

/** Formats an amount of the checkout's order summary: "as '$' on checkout" (requirements §9). */
export const summaryMoney = (amount: number): string => formatMoney(amount, '$');
