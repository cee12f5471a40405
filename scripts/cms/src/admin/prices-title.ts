/** The name of the page, in the menu before the page itself is loaded. */
export const pricesTitles = { zh: '價錢和存貨', en: 'Prices and stock' };
