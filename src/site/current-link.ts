/** Sections whose pages are not all below their own path. */
const sectionRoots: Record<string, readonly string[]> = {
  '/instruments': ['/instruments', '/product'],
};

/**
 * `aria-current` of a navigation link: `page` on the page that it leads to, `true` on pages of its
 * section. Product pages belong to Instruments, as in their breadcrumb.
 * @param href path of the link, in the default language
 * @param path of the page, in the default language
 */
export function currentLink(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page';
  const roots = sectionRoots[href] ?? (href === '/' ? [] : [href]);
  return roots.some((root) => path.startsWith(`${root}/`)) ? 'true' : undefined;
}
