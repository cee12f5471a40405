import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Bytes that no compression shortens, about as many as a compressed page without a list has. */
const HTML_BYTES = 8000;

/**
 * Writes pages with only a part of what a product's page needs for its first view. No page of the shop can be
 * shown earlier than these.
 *
 * @param dist a built site
 */
export function writeFloorPages(dist: string) {
  const product = readFileSync(join(dist, 'product/5.html'), 'utf8');
  const [picture = ''] = /<img [^>]*fetchpriority="high"[^>]*>/.exec(product) ?? [];
  const [styles = ''] = /<link rel="stylesheet"[^>]*>/.exec(product) ?? [];
  const fonts = product.match(/<link rel="preload"[^>]* as="font"[^>]*>/g)?.join('') ?? '';
  if (!picture || !styles || !fonts) {
    throw new Error('product/5.html has no picture, style sheet or fonts to measure with');
  }
  const filler = `<!--${randomBytes(HTML_BYTES).toString('base64')}-->`;

  const folder = mkdtempSync(join(tmpdir(), 'overtone-floor-'));
  symlinkSync(join(dist, '_astro'), join(folder, '_astro'), 'junction');
  const write = (name: string, head: string, end: string) => {
    const page = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>${head}</head><body>${picture}${end}</body></html>`;
    writeFileSync(join(folder, `${name}.html`), page);
  };
  write('picture', '', '');
  write('styles', styles, filler);
  write('fonts', fonts + styles, filler);
  return {
    folder,
    /** Paths by what the page has. */
    pages: {
      Picture: '/picture',
      'Picture, styles, text': '/styles',
      'Picture, styles, text, fonts': '/fonts',
    },
    remove: () => {
      rmSync(folder, { recursive: true });
    },
  };
}
