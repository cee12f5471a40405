export const CURRENCY = 'hkd';

/** Converts whole HK$ to cents, the unit of Stripe. */
export const cents = (amount: number): number => amount * 100;
