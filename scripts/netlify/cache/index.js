// @ts-check
/**
 * A Netlify build plugin that keeps `.cache` between builds: resized pictures and pictures
 * from the CMS. A failed build does not save it.
 *
 * @typedef {{ utils: { cache: Record<'restore' | 'save', (path: string) => Promise<boolean>> } }} Build
 */

/** @param {Build} build */
export const onPreBuild = ({ utils }) => utils.cache.restore('.cache');

/** @param {Build} build */
export const onPostBuild = ({ utils }) => utils.cache.save('.cache');
