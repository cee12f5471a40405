/**
 * The path that Netlify's pretty URLs redirect to: without `.html`, `index` and trailing slashes.
 * Undefined if the path already is pretty.
 *
 * @param path an absolute path, percent-encoded
 */
export function prettyUrl(path: string): string | undefined {
  const pretty = path
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/(?<!\/)\/+$/, '') // linear: matches start only where slashes begin
    .replace(/^\/*/, '/'); // `//host` would be a protocol-relative URL
  return pretty === path ? undefined : pretty;
}
