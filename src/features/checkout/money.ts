import { formatMoney } from '~/i18n/format';

/** Formats an amount for checkout and confirmation (requirements §9 "Currency"). */
export const money = (amount: number): string => formatMoney(amount, 'HK$');
