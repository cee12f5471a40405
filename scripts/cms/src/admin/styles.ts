/** An element of Strapi's has no name of its own; these find it by its place. */
const RULES = `
/* The buttons of a form stay in view with the panels below them: the column scrolls by itself. On narrow screens, Strapi
   has them in a drawer. */
div:has(> aside[aria-labelledby='additional-information']) {
  position: sticky; top: 16px; max-height: calc(100vh - 32px); overflow-y: auto;
}
/* A date and its time, which are cut off beside each other on phones. */
@media (max-width: 520px) { [role='group'][aria-labelledby$='-label'] > div { flex-basis: 100%; } }
/* Guides have neither, and the CMS would refuse them. */
button:is([name='底線'], [name='Underline'], [name='圖片'], [name='Image']):has(> svg) { display: none; }
/* The entry "Copy document ID", before the facts about the entry, is for engineers. */
[role='menuitem']:has(+ dl), [role='separator']:has(+ [role='menuitem'] + dl) { display: none; }
/* The reason why a text did not become a day. */
[data-refused-day] { margin-top: 4px; padding-left: 6px; border-left: 3px solid #d02b20; font-size: 1.2rem; }
/* Accounts without Strapi's marketplace have no settings, only a page about its version. Its menu on phones has neither. */
@media (min-width: 1080px) {
  body:not(:has(a[href='https://market.strapi.io'])) a[href$='/admin/settings'] { display: none; }
}
`;

/** Adds the rules of the shop to Strapi's style sheets. */
export function addStyles() {
  const style = document.createElement('style');
  style.textContent = RULES;
  document.head.append(style);
}
