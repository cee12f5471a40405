import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Plain text: Hugo's HTML templates escape by context, and reject what they cannot parse. */
const CONFIG = `
baseURL = "https://example.com/"
disableKinds = ["home", "section", "sitemap", "taxonomy", "term", "RSS"]
[mediaTypes."text/page"]
suffixes = ["html"]
[outputFormats.page]
mediaType = "text/page"
isPlainText = true
[outputs]
page = ["page"]
`;

export const hasHugo = (): boolean => spawnSync('hugo', ['version']).status === 0;

/**
 * Seconds that Hugo takes for as many pages of the same size as the shop's: a page of the shop is the
 * template, in which each page has its own name.
 * @param html of a product page
 * @throws if Hugo fails or writes another number of pages
 */
export function buildWithHugo(html: string, count: number): number {
  const [, name = ''] = /<h1[^>]*>\s*([^<]+?)\s*</.exec(html) ?? [];
  const folder = mkdtempSync(join(tmpdir(), 'overtone-hugo-'));
  try {
    const content = join(folder, 'content/product');
    mkdirSync(content, { recursive: true });
    mkdirSync(join(folder, 'layouts/_default'), { recursive: true });
    writeFileSync(join(folder, 'config.toml'), CONFIG);
    const template = html.replaceAll('{{', '{{ "{{" }}').replaceAll(name, '{{ .Title }}');
    writeFileSync(join(folder, 'layouts/_default/single.page.html'), template);
    for (let page = 1; page <= count; page++) {
      writeFileSync(join(content, `${page}.md`), `---\ntitle: Product ${page}\n---\n`);
    }
    const start = performance.now();
    const { status, stdout } = spawnSync('hugo', ['--source', folder], { encoding: 'utf8' });
    const milliseconds = performance.now() - start;
    const [, pages] = /Pages\s*\|\s*(\d+)/.exec(stdout) ?? [];
    if (status !== 0 || Number(pages) !== count) throw new Error(`hugo: ${stdout}`);
    return milliseconds / 1000;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
