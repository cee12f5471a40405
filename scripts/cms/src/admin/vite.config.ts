import { join, relative } from 'node:path';
import { mergeConfig, type Plugin, type UserConfig } from 'vite';

/** Writes the list of files by which `panel-build.ts` decides whether the panel has to be built again. */
const listInputs = (root: string): Plugin => ({
  name: 'list-inputs',
  generateBundle() {
    const generated = process.cwd();
    const files = [...this.getModuleIds()]
      .map((id) => id.replace(/\?.*$/, ''))
      .filter((id) => id.startsWith(root) && !id.startsWith(generated))
      .map((id) => relative(root, id).replaceAll('\\', '/'))
      .filter((file) => !file.includes('node_modules/'));
    const source = JSON.stringify([...new Set(files)].sort());
    this.emitFile({ type: 'asset', fileName: 'inputs.json', source });
  },
});

/** Leaves out the banner with Strapi's own news, which has no setting. */
const withoutNews: Plugin = {
  name: 'without-news',
  load: (id) =>
    id.endsWith('/MediaLibraryBanner.mjs') ? 'export const MediaLibraryBanner = () => null;' : null,
};

/**
 * Adds uploaded pictures to a gallery after its others, by name. Strapi puts them first, in the order in which their
 * uploads happen to end.
 */
const orderUploads: Plugin = {
  name: 'order-uploads',
  transform(code, id) {
    if (!id.endsWith('/MediaLibraryInput.mjs')) return null;
    const ordered = code.replace(
      /\.\.\.allowedUploadedFiles,\s*\.\.\.selectedAssets/,
      `...selectedAssets, ...allowedUploadedFiles.toSorted((a, b) =>
        a.name.localeCompare(b.name, undefined, { numeric: true }))`,
    );
    if (ordered === code) this.error('Strapi no longer joins uploaded pictures as it did.');
    return ordered;
  },
};

/**
 * Lets the filters of a list end with the visit, and an empty list name them. Strapi applies them to the next visit, too,
 * which then seems to lack entries.
 */
const forgetFilters: Plugin = {
  name: 'forget-filters',
  transform(code, id) {
    if (!id.endsWith('/ListView/ListViewPage.mjs')) return null;
    const forgetful = code.replace(/'filters',\s*(?='pageSize')/, '');
    const named = forgetful.replace(
      /'app\.components\.EmptyStateLayout\.content-document'/,
      "hasAppliedFilters ? 'shop.nothing-filtered' : $&",
    );
    if (forgetful === code || named === forgetful) {
      this.error('Strapi no longer stores filters or shows empty lists as it did.');
    }
    return named;
  },
};

/** The aliases of tsconfig.json. Strapi merges this into its own configuration. */
export default function viteConfig(config: UserConfig): UserConfig {
  const root = process.env.CMS_ROOT ?? '';
  return mergeConfig(config, {
    plugins: [listInputs(root), withoutNews, orderUploads, forgetFilters],
    resolve: { alias: { '~data': join(root, 'data'), '~': join(root, 'src') } },
  });
}
