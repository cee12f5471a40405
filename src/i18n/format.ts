/**
 * `1234567` -> `1,234,567`: with thousands separators (requirements §9). Without `toLocaleString`, whose first call
 * delays hydration of a list by 60 ms on a slow phone.
 */
export const formatNumber = (value: number): string =>
  String(value).replace(/\d+/, (whole) => whole.replace(/\B(?=(\d{3})+$)/g, ','));

/** An amount of whole HK$ after the given currency sign: `HK$12,800`. */
export const formatMoney = (amount: number, currency: string): string =>
  currency + formatNumber(amount);
