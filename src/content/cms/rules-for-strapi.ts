/** What `scripts/cms/bundle-rules.mjs` bundles to one file, which Strapi loads: the rules of the shop's build. */
export { fileValues } from '../settings/file-values';
export { shopWith } from '../settings/shop-with';
export { pictureFault, pictureLimits } from './picture-fault';
export { publishIssues } from './publish-issues';
export { inChinese } from './reasons-in-chinese';
