/** What anybody may do, as the shop's help page lists it (spec §6). */
const PUBLIC_ACTIONS = [
  'api::product.product.find',
  'api::product.product.findOne',
  'api::category.category.find',
  'api::category.category.findOne',
  'plugin::upload.content-api.find',
  'plugin::upload.content-api.findOne',
];

/** Makes the editor's account, the token for previews, and the rights of the public. */
async function createAccess(strapi) {
  await createEditor(strapi);
  await createPreviewToken(strapi);
  await limitPublicRole(strapi);
}

const createEditor = (strapi) =>
  strapi.service('admin::user').createFirstAdmin({
    firstname: 'Editor',
    email: process.env.CMS_ADMIN_EMAIL,
    password: process.env.CMS_ADMIN_PASSWORD,
  });

/** The only token: of those that Strapi makes by itself, one may write. */
async function createPreviewToken(strapi) {
  const token = process.env.CMS_TOKEN;
  const tokens = strapi.db.query('admin::api-token');
  await tokens.deleteMany();
  await tokens.create({
    data: {
      kind: 'content-api',
      name: 'Preview',
      description: 'Lets the shop read drafts.',
      type: 'read-only',
      accessKey: strapi.service('admin::api-token').hash(token),
      encryptedKey: strapi.service('admin::encryption').encrypt(token),
    },
  });
}

/** Gives the public role {@link PUBLIC_ACTIONS} and takes what it had, such as signing up. */
async function limitPublicRole(strapi) {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const role = await strapi.db
    .query('plugin::users-permissions.role')
    .findOne({ where: { type: 'public' } });
  await permissions.deleteMany({ where: { role: role.id } });
  for (const action of PUBLIC_ACTIONS) {
    await permissions.create({ data: { action, role: role.id } });
  }
}

module.exports = { createAccess };
