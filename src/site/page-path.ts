/** Path of the page being built, as its visitors see it: `/`, `/en`, `/product/12`. */
export const pagePath = ({ pathname }: URL): string =>
  pathname.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
