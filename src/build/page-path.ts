/** Public path of the page being built: `/`, `/en`, `/product/12`. */
export const pagePath = ({ pathname }: URL): string =>
  pathname.replace(/\.html$/, '').replace(/\/index$/, '') || '/';
