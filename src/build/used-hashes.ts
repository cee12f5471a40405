import { hashScript } from './hash-script';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Elements with content; external scripts have none, and JSON-LD needs no hash. */
const INLINE = /<(script|style)\b(?! type="application\/ld\+json")[^>]*>([^<].*?)<\/\1>/gs;
const HASH = / '(sha256-[^']+)'/g;

/**
 * Removes hashes of inline scripts and styles that a page does not contain from its content
 * security policy: Astro lists the hashes of all pages, which do not compress.
 */
export function keepUsedHashes(html: string): string {
  const used = new Set<string>(
    Array.from(html.matchAll(INLINE), ([, , text = '']) => hashScript(text)),
  );
  return html.replace(POLICY, (policy) =>
    policy.replace(HASH, (source, hash: string) => (used.has(hash) ? source : '')),
  );
}
