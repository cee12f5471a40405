import { formatNumber } from '~/i18n/format';

/** Formats HK$ for the checkout page (spec §9 "Currency"). */
export const money = (amount: number): string => `$${formatNumber(amount)}`;
