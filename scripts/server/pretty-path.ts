/**
 * The address that Netlify's pretty URLs give a page, or nothing when a path already is one:
 * no `.html`, no `index`, and no slash at the end.
 *
 * @param path an absolute path, still percent-encoded
 */
export function prettyPath(path: string): string | undefined {
  const pretty = path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/\/+$/, '')
    .replace(/^\/*/, '/'); // two slashes at the start would name another host
  return pretty === path ? undefined : pretty;
}
