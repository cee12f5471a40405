import { formatNumber } from '~/i18n/format';

/** An amount as checkout shows it (spec §9 "Currency"). */
export const money = (amount: number): string => `$${formatNumber(amount)}`;
