/** A page or an endpoint of a build, as Astro lists it. */
export interface StaticPath {
  pathname: string;
  cacheKey?: string | undefined;
}

/** The file of a page, relative to the output folder (`build.format: 'file'`). */
export const fileOf = (pathname: string) => `${pathname.replace(/^\/|\.html$/g, '')}.html`;
