import { soldOut } from './shop';

export interface PageState {
  /** The address of the Chinese page. */
  path: string;
  /** Whether nothing is stored; otherwise there is a cart with every kind of line. */
  empty?: boolean;
  /** Whether it lists every product. `npm test` checks only its layout shift; other pages have its cards. */
  longList?: boolean;
  /** Whether other pages have its parts, so that only the sweep includes it. */
  sweepOnly?: boolean;
}

/** One page per template, in each state that its URL and the saved cart can produce. */
export const pageStates: readonly PageState[] = [
  { path: '/', empty: true },
  { path: '/instruments', empty: true, longList: true },
  { path: '/instruments?badge=hot&sort=price-high', sweepOnly: true },
  { path: '/instruments?min=1&max=2', sweepOnly: true },
  { path: '/instruments?category=drums', sweepOnly: true },
  { path: '/instruments/guitars' },
  { path: '/instruments/guitars/electric', sweepOnly: true },
  { path: '/instruments/keyboards?brand=Roland&keys=88' },
  { path: '/kinds' },
  { path: '/product/2' },
  { path: '/product/5', sweepOnly: true },
  { path: '/product/100', sweepOnly: true },
  { path: `/product/${soldOut().id}` },
  { path: '/studio-rental' },
  { path: '/contact?subject=x' },
  { path: '/guides', sweepOnly: true },
  { path: '/services', sweepOnly: true },
  { path: '/services/trial-lesson', sweepOnly: true },
  { path: '/guides/violin-size' },
  { path: '/wishlist', empty: true, sweepOnly: true },
  { path: '/compare', empty: true, sweepOnly: true },
  { path: '/search', empty: true, sweepOnly: true },
  { path: '/search?q=yamaha' },
  { path: '/cart', empty: true, sweepOnly: true },
  { path: '/cart' },
  { path: '/checkout', empty: true, sweepOnly: true },
  { path: '/checkout' },
  { path: '/order/confirmation', empty: true, sweepOnly: true },
  { path: '/orders', empty: true, sweepOnly: true },
  { path: '/booking/cancel#x' },
  { path: '/privacy', sweepOnly: true },
  { path: '/refund', sweepOnly: true },
  { path: '/admin/strapi', sweepOnly: true },
  { path: '/product-not-found' },
];
