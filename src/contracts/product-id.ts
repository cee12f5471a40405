/** Maximum length in characters, as for Google Merchant Center. */
export const MAX_PRODUCT_ID = 50;

const PRODUCT_ID = new RegExp(`^[\\w-]{1,${MAX_PRODUCT_ID}}$`);

export const isProductId = (value: string): boolean => PRODUCT_ID.test(value);
