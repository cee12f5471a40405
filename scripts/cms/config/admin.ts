import type { Core } from '@strapi/strapi';
export default ({ env }: Core.Config.Shared.ConfigParams) => ({
  auth: { secret: env('ADMIN_JWT_SECRET') },
  apiToken: { salt: env('API_TOKEN_SALT') },
  transfer: { token: { salt: env('TRANSFER_TOKEN_SALT') } },
  secrets: { encryptionKey: env('ENCRYPTION_KEY') },
  flags: { nps: false, promoteEE: false },
  preview: {
    enabled: true,
    config: { allowedOrigins: [new URL(env('CMS_PREVIEW_URL', '')).origin], handler: previewOf },
  },
});

const FOLDERS: Readonly<Record<string, string>> = {
  'api::product.product': 'product',
  'api::category.category': 'instruments',
};

/** The page of an entry in the preview of drafts, in the language of the panel. */
function previewOf(uid: string, { documentId }: { documentId?: string }) {
  const folder = FOLDERS[uid];
  if (!folder || !documentId) return undefined;
  const user = strapi.requestContext.get()?.state.user;
  const language = user?.preferedLanguage?.startsWith('zh') ? '' : '/en';
  return `${process.env.CMS_PREVIEW_URL}${language}/${folder}/${documentId}`;
}
