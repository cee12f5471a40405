import { formatMoney } from '~/i18n/format';

/** An amount with the currency sign of the checkout page (spec §9 "Currency"). */
export const money = (amount: number): string => formatMoney(amount, '$');
