import { formatMoney } from '~/i18n/format';

/** An amount as checkout and confirmation show it (requirements §9 "Currency"). */
export const money = (amount: number): string => formatMoney(amount, 'HK$');
