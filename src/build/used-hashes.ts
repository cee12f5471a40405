import { hashScript } from './hash-script';

const POLICY = /<meta http-equiv="content-security-policy"[^>]*>/;
/** Elements with content; external scripts have none, and JSON-LD needs no hash. */
const INLINE = /<(script|style)\b(?! type="application\/ld\+json")[^>]*>([^<].*?)<\/\1>/gs;
const HASH = / '(sha256-[^']+)'/g;

/** Of the inline scripts and styles, which many pages share. */
const hashes = new Map<string, string>();

function hashOf(bytes: string): string {
  const hash = hashes.get(bytes) ?? hashScript(Buffer.from(bytes, 'latin1'));
  hashes.set(bytes, hash);
  return hash;
}

/**
 * Removes the hashes of inline scripts and styles that a page does not have from its content security
 * policy: Astro lists those of all pages, which no compression shortens.
 *
 * @param html in UTF-8
 */
export function keepUsedHashes(html: Buffer): Buffer {
  // Bytes as characters: decoding takes longer and makes more garbage.
  const page = html.toString('latin1');
  const policy = POLICY.exec(page);
  if (!policy) return html;
  const used = new Set(Array.from(page.matchAll(INLINE), ([, , bytes = '']) => hashOf(bytes)));
  const shorter = policy[0].replace(HASH, (source, hash: string) => (used.has(hash) ? source : ''));
  return Buffer.concat([
    html.subarray(0, policy.index),
    Buffer.from(shorter, 'latin1'),
    html.subarray(policy.index + policy[0].length),
  ]);
}
