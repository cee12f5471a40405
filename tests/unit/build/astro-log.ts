/** The log that Astro 7.3 writes for a build of three pages, two at a time, and two images. */
export const ASTRO_LOG = `
16:12:31 [WARN] [config] Something is not compatible with something else.
Read more about it.
16:12:32 [vite] Re-optimizing dependencies because vite config has changed
16:12:33 [content] Syncing content
16:12:33 [content] Astro config changed
16:12:33 [content] Clearing content store
16:12:33 [content] 140 products from the built-in catalogue, 0 rejected, 0.0 s
16:12:33 [WARN] [content] No picture for product/1: not found
16:12:33 [content] Synced content
16:12:33 [types] Generated 1.55s
16:12:33 [build] output: "static"
16:12:33 [build] directory: /shop/dist/
16:12:33 [build] ✓ Completed in 1.96s.
16:12:33 [build] Building static entrypoints...
16:12:34 [assets] Copying fonts (5 files)...
16:12:35 [vite] ✓ built in 1.20s

\u001b[42m\u001b[30m generating static routes \u001b[39m\u001b[49m
16:12:35 [page-count] 3 pages
16:12:36   \u001b[34m├─\u001b[39m \u001b[2m/build.json\u001b[22m16:12:36   \u001b[34m├─\u001b[39m \u001b[2m/icons/32.png\u001b[22m (+34ms) 
 (+14ms) (cached)
16:12:36   ├─ /product/1.html (restored)
16:12:39 ✓ Completed in 3.60s.

 generating optimized images 
16:12:39   ▶ /_astro/1.Bg-K4s5H_Z2aP9Qp.webp (reused cache entry) (+2ms) (1/2)
16:12:39   ▶ /_astro/2.54wl1zxr_2Opi7.webp (before: 90kB, after: 9kB) (+1ms) (2/2)
16:12:39 ✓ Completed in 218ms.

16:12:39 [@astrojs/sitemap] \`sitemap-index.xml\` created at \`dist\`
16:12:39 [build] 2 page(s) built in 7.91s
16:12:39 [build] Complete!`.split('\n');
