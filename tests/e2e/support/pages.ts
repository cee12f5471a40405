import { soldOut } from './shop';

export interface PageState {
  /** The address of the Chinese page. */
  path: string;
  /** Without stored data; otherwise with a cart that has every kind of line. */
  empty?: boolean;
  /** Lists every product. `npm test` checks its layout shift only; other pages have its cards. */
  longList?: boolean;
}

/** A page of each template, in each state that its address and the saved cart can produce. */
export const pageStates: readonly PageState[] = [
  { path: '/', empty: true },
  { path: '/instruments', empty: true, longList: true },
  { path: '/instruments?badge=hot&sort=price-high' },
  { path: '/instruments?min=1&max=2' },
  { path: '/instruments?category=drums' },
  { path: '/instruments/guitars' },
  { path: '/instruments/guitars/electric' },
  { path: '/instruments/keyboards?brand=Roland&keys=88' },
  { path: '/product/2' },
  { path: '/product/5' },
  { path: '/product/100' },
  { path: `/product/${soldOut().id}` },
  { path: '/studio-rental' },
  { path: '/contact?subject=x' },
  { path: '/wishlist', empty: true },
  { path: '/compare', empty: true },
  { path: '/search', empty: true },
  { path: '/search?q=yamaha' },
  { path: '/cart', empty: true },
  { path: '/cart' },
  { path: '/checkout', empty: true },
  { path: '/checkout' },
  { path: '/order/confirmation', empty: true },
  { path: '/privacy' },
  { path: '/refund' },
  { path: '/admin/strapi' },
  { path: '/product-not-found' },
];
