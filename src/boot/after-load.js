// Inline at the end of every head. What the first paint does not need is in templates, so that nothing
// competes with the styles and the largest picture for a slow connection: the web fonts
// (site/head/Head.astro) and the page's scripts (layouts/Page.astro). Both are inserted after the `load`
// event, or at the first sign of use. Once a page of the shop has been open, the fonts are cached, and
// inserted before the first paint.
const [insertFonts, insertScripts] = ['fonts', 'scripts'].map((name) => () => {
  const template = document.querySelector(`[data-${name}]`);
  if (template instanceof HTMLTemplateElement) template.replaceWith(template.content);
});
const [visit] = performance.getEntriesByType('navigation');
const isFirst = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
if (!isFirst || document.referrer.startsWith(`${location.origin}/`)) insertFonts?.();
const start = () => {
  if (document.readyState === 'loading') return;
  insertFonts?.();
  insertScripts?.();
};
addEventListener('pointerdown', start, true);
addEventListener('keydown', start, true);
// After the frame that shows the pictures.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(start)));
