/**
 * Names of the buttons that `layouts/page-script.ts` handles on every page. Each is a data
 * attribute, such as `data-add`; `boot/script-buttons.css` hides the buttons without JavaScript.
 */
export const pageButtons = ['add', 'add-checked', 'wish', 'compare', 'share'] as const;
export type PageButton = (typeof pageButtons)[number];

export const pageButtonSelector = pageButtons.map((name) => `[data-${name}]`).join();
