/**
 * The buttons that `layouts/page-script.ts` handles on every page. A button is marked with a data
 * attribute of that name, `data-add`; `boot/script-buttons.css` hides all of them without JavaScript.
 */
export const pageButtons = ['add', 'bundle', 'wish', 'compare', 'share'] as const;
export type PageButton = (typeof pageButtons)[number];

export const pageButtonSelector = pageButtons.map((name) => `[data-${name}]`).join();
