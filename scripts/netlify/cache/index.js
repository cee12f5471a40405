// @ts-check
/**
 * A Netlify build plugin: lets a build find what the one before left in `.cache`, which are pages,
 * resized pictures and pictures from the CMS. A build that fails leaves nothing.
 *
 * @typedef {{ utils: { cache: Record<'restore' | 'save', (path: string) => Promise<boolean>> } }} Build
 */

/** @param {Build} build */
export const onPreBuild = ({ utils }) => utils.cache.restore('.cache');

/** @param {Build} build */
export const onPostBuild = ({ utils }) => utils.cache.save('.cache');
