// The names of pages, in the menu before the pages themselves are loaded.
export const pricesTitles = { zh: '價錢和存貨', en: 'Prices and stock' };
export const salesTitles = { zh: '銷售報告', en: 'Sales' };
