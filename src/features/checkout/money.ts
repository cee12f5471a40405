import { formatMoney } from '~/i18n/format';

/** An amount with the currency sign of the checkout page (requirements §9 "Currency"). */
export const money = (amount: number): string => formatMoney(amount, '$');
