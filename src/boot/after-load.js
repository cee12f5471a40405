// Inline at the end of every head. What the first paint does not need is in `<template data-later>`, so that
// nothing competes with the styles and the largest picture for a slow connection: the Chinese heading font,
// the page's scripts and prefetched data. It is inserted after the `load` event, or at the first sign of use.
const insert = () => {
  for (const template of document.querySelectorAll('[data-later]')) {
    template.replaceWith(template.content);
  }
};
// Once a page of the shop has been open, the font, which is all that has been parsed so far, is cached.
if (document.referrer.startsWith(`${location.origin}/`)) insert();
addEventListener('pointerdown', insert);
// After the frame that shows the pictures.
addEventListener('load', () => requestAnimationFrame(() => setTimeout(insert)));
