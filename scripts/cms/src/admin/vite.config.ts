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
 * Lets an editor correct or remove the files of the upload dialog that were refused, beside the reason, and upload the
 * rest again. Strapi shows them without buttons, and counts each of them again whenever another file is done.
 */
const correctRefused: Plugin = {
  name: 'correct-refused',
  transform(code, id) {
    const [, file = ''] =
      /\/(UploadingAssetCard|PendingAssetStep|UploadAssetDialog)\.mjs$/.exec(id) ?? [];
    const replacements: readonly (readonly [string | RegExp, string])[] =
      file === 'UploadingAssetCard'
        ? [['onStatusChange(status);', 'onStatusChange(status, error);']]
        : file === 'PendingAssetStep'
          ? [
              // As wide as while they are uploaded: on a phone, a third has no room for the buttons.
              ['col: 4,', 'm: 4, s: 6, xs: 12,'],
              [
                'setUploadStatus(Status.Uploading);',
                'for (const asset of assets) delete asset.refusal; $&',
              ],
              [
                '(status)=>handleStatusChange(status, asset.rawFile)',
                `(status, error)=>{
                if (status === 'error') asset.refusal = { message: error?.message };
                handleStatusChange(status, asset.rawFile);
              }`,
              ],
              [
                /if \(status === 'success' \|\| status === 'error'\) \{[^]*?\n {8}\}/,
                `if (status === 'error' && assets.every(({ refusal })=>refusal)) {
                  setUploadStatus(Status.Idle);
                }`,
              ],
              [
                /jsx\(AssetCard, (\{[^}]*\}), assetKey\)/,
                `[
                  jsx(AssetCard, {
                    ...$1,
                    ...asset.refusal && { onEdit: undefined, onRemove: undefined }
                  }, assetKey),
                  asset.refusal && jsxs(Flex, {
                    direction: 'column',
                    alignItems: 'stretch',
                    gap: 2,
                    paddingTop: 1,
                    children: [
                      jsx(Typography, {
                        role: 'alert',
                        variant: 'pi',
                        fontWeight: 'bold',
                        textColor: 'danger600',
                        children: formatMessage(asset.refusal.message ? {
                          id: getTrad('apiError.' + asset.refusal.message),
                          defaultMessage: asset.refusal.message
                        } : {
                          id: getTrad('upload.generic-error'),
                          defaultMessage: 'An error occurred while uploading the file.'
                        })
                      }),
                      jsxs(Flex, {
                        gap: 2,
                        children: [
                          ['control-card.edit', 'Edit', onEditAsset],
                          ['control-card.remove-selection', 'Remove from selection', onRemoveAsset]
                        ].map(([name, defaultMessage, onChoose])=>jsx(Button, {
                          size: 'S',
                          variant: 'tertiary',
                          onClick: ()=>onChoose(asset),
                          children: formatMessage({ id: getTrad(name), defaultMessage })
                        }, name))
                      })
                    ]
                  }, 'refusal')
                ]`,
              ],
            ]
          : file
            ? [
                [
                  /(?<=asset !== assetToRemove\);\s*setAssets\(nextAssets\);)/,
                  'if (nextAssets.length === 0) onClose();',
                ],
              ]
            : [];
    return replacements.reduce((before, [strapis, own]) => {
      const after = before.replace(strapis, own);
      if (after === before) this.error(`Strapi no longer has ${String(strapis)} in ${file}.`);
      return after;
    }, code);
  },
};

/** Leaves ids, which are for engineers, out of the columns that a list can show. */
const hideIds: Plugin = {
  name: 'hide-ids',
  transform(code, id) {
    if (!id.endsWith('/ViewSettingsMenu.mjs')) return null;
    const named = code.replace(
      'checkIfAttributeIsDisplayable(attributes[name])',
      "!['id', 'documentId'].includes(name) && $&",
    );
    if (named === code) this.error('Strapi no longer offers columns as it did.');
    return named;
  },
};

/** Types whose entries change what the shop has in its files. */
const CHANGES = ['studio', 'service', 'policy', 'synonym'].map(
  (name) => `api::shop-${name}.shop-${name}`,
);

/**
 * Lets the filters of a list end with the visit, and an empty list say why it is empty. Strapi applies filters to the next
 * visit, too, which then seems to lack entries.
 */
const forgetFilters: Plugin = {
  name: 'forget-filters',
  transform(code, id) {
    if (!id.endsWith('/ListView/ListViewPage.mjs')) return null;
    const forgetful = code.replace(/'filters',\s*(?='pageSize')/, '');
    const named = forgetful.replace(
      /'app\.components\.EmptyStateLayout\.content-document'/,
      `hasAppliedFilters ? 'shop.nothing-filtered'
        : ${JSON.stringify(CHANGES)}.includes(model) ? 'shop.nothing-changed'
        : model === 'api::shop-guide.shop-guide' ? 'shop.no-own-guides' : $&`,
    );
    if (forgetful === code || named === forgetful) {
      this.error('Strapi no longer stores filters or shows empty lists as it did.');
    }
    return named;
  },
};

/** Texts in Strapi's pages of accounts, by the end of the file's name, each with its replacement. */
const ACCOUNT_PAGES: Readonly<Record<string, readonly [before: string, after: string]>> = {
  '/pages/Auth/components/Login.mjs': [
    'setApiError(message)',
    'setApiError(formatMessage({ id: `apiError.${message}`, defaultMessage: message }))',
  ],
  '/features/Auth.mjs': [
    "runLogoutWithGuard(performGlobalLogout, 'session-dead')",
    `const { pathname, search } = locationRef.current;
     runLogoutWithGuard(() => {
       performGlobalLogout();
       navigate('/auth/login?redirectTo=' + encodeURIComponent(pathname + search));
     }, 'session-dead')`,
  ],
  '/pages/ProfilePage.mjs': ["'global.password'", "'shop.new-password'"],
  '/pages/Auth/components/ResetPassword.mjs': ["'global.password'", "'shop.new-password'"],
};

/**
 * Translates the errors of the log-in page, which returns to the page on which a session has ended, and names a new
 * password as such.
 */
const accounts: Plugin = {
  name: 'accounts',
  transform(code, id) {
    const page = Object.keys(ACCOUNT_PAGES).find((end) => id.endsWith(end));
    const [before, after] = ACCOUNT_PAGES[page ?? ''] ?? [];
    if (!before || after === undefined) return null;
    if (!code.includes(before)) this.error(`Strapi no longer has ${before} in ${page}.`);
    return code.replace(before, () => after);
  },
};

/** Removes the tooltip with the shortcut of the Save button from the shop's own buttons. */
const ownButtons: Plugin = {
  name: 'own-buttons',
  transform(code, id) {
    if (!id.endsWith('/EditView/components/DocumentActions.mjs')) return null;
    const changed = code.replace(
      /(?<=addHintTooltip = \(action, children\)=>\{\s*if \()action\.disabled/,
      "$& || !['publish', 'update'].includes(action.type)",
    );
    if (changed === code) this.error('Strapi no longer shows shortcuts as it did.');
    return changed;
  },
};

/** The language is that of src/admin/chinese.ts. */
const IS_CHINESE = "localStorage.getItem('strapi-admin-language') === 'zh'";

/** Labels for screen readers that Strapi does not translate. */
const LABELS: Readonly<Record<string, string>> = {
  Clear: '清除',
  clear: '清除',
  'Choose date': '選日期',
  'Choose time': '選時間',
  'Close modal': '關閉',
  Month: '月',
  Pagination: '分頁',
  Year: '年',
};

/** Words of Strapi's translations, each with that of the shop. */
const WORDS = [
  ['您', '你'],
  ['點擊', '按'],
  ['這裡', '這裏'],
  ['電子郵件', '電郵'],
  ['裁切', '裁剪'],
] as const;

/** Translates labels of Strapi's design system, and uses the words of the shop in Strapi's own translations. */
const speakChinese: Plugin = {
  name: 'speak-chinese',
  transform(code, id) {
    if (id.endsWith('/translations/zh.json.mjs')) {
      return WORDS.reduce((text, [strapis, own]) => text.replaceAll(strapis, own), code);
    }
    if (id.endsWith('/features/Notifications.mjs')) {
      const label = `containerAriaLabel: ${IS_CHINESE} ? '通知' : 'Notifications'`;
      const labelled = code.replace(/(?=position: "top-center")/, `${label}, `);
      if (labelled === code) this.error('Strapi no longer places notifications as it did.');
      return labelled;
    }
    if (id.endsWith('/SearchAsset.mjs')) {
      const labelled = code.replaceAll(
        /(?<=label"?: )"(search)"/gi,
        `${IS_CHINESE} ? '搜尋檔案' : '$1'`,
      );
      if (labelled === code) this.error('Strapi no longer labels the search of files as it did.');
      return labelled;
    }
    if (!id.endsWith('/design-system/dist/index.mjs')) return null;
    let translated = code.replace('`${e} date`', `e + (${IS_CHINESE} ? '日期' : ' date')`);
    translated = translated.replace('`${e} time`', `e + (${IS_CHINESE} ? '時間' : ' time')`);
    for (const [label, chinese] of Object.entries(LABELS)) {
      const before = translated;
      translated = translated.replaceAll(
        new RegExp(`(abel: (?:[\\w$]+ = )?)"${label}"`, 'g'),
        `$1(${IS_CHINESE} ? '${chinese}' : '${label}')`,
      );
      if (translated === before) this.error(`Strapi no longer has the label ${label}.`);
    }
    return translated;
  },
};

/** Shows errors for as long as it takes to read them. Strapi removes all notifications after 4 s. */
const keepErrors: Plugin = {
  name: 'keep-errors',
  transform(code, id) {
    if (!id.endsWith('/features/Notifications.mjs')) return null;
    const kept = code.replace(
      'Infinity : timeout',
      "$& ?? (type === 'danger' ? Math.max(4000, 200 * String(message).length) : undefined)",
    );
    if (kept === code) this.error('Strapi no longer limits the time of notifications as it did.');
    return kept;
  },
};

/** Shows the buttons of a form at once, as in Safari. Strapi waits until the page is idle, which a busy computer never is. */
const showButtons: Plugin = {
  name: 'show-buttons',
  transform(code, id) {
    if (!id.endsWith('/admin/src/utils/shims.mjs')) return null;
    const shown = code.replaceAll(/typeof \w+IdleCallback === 'undefined'/g, 'true');
    if (shown === code) this.error('Strapi no longer waits until a page is idle as it did.');
    return shown;
  },
};

/** The aliases of tsconfig.json. Strapi merges this into its own configuration. */
export default function viteConfig(config: UserConfig): UserConfig {
  const root = process.env.CMS_ROOT ?? '';
  return mergeConfig(config, {
    plugins: [
      listInputs(root),
      withoutNews,
      orderUploads,
      correctRefused,
      hideIds,
      forgetFilters,
      accounts,
      ownButtons,
      speakChinese,
      keepErrors,
      showButtons,
    ],
    resolve: { alias: { '~data': join(root, 'data'), '~': join(root, 'src') } },
  });
}
