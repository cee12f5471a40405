import type messages from '~/i18n/dictionaries/zh/messages.json';

const region = document.querySelector<HTMLElement>('[data-toasts]');

/** The texts of toasts, in the page's language. */
export const words = JSON.parse(region?.dataset['words'] ?? '{}') as (typeof messages)['toast'];

/** URL of the cart page, in the page's language. */
export const cartAddress = region?.dataset['cart'] ?? '/cart';
