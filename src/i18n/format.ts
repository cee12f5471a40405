/** `1234567` -> `1,234,567`: a whole number with thousands separators (requirements §9). */
export const formatNumber = (value: number): string => value.toLocaleString('en-HK');

/**
 * An amount of whole HK$ after the given currency sign: `HK$12,800`. Without `toLocaleString`, which takes
 * a tenth of the time of rendering a card.
 */
export const formatMoney = (amount: number, currency: string): string =>
  currency + String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
