/** The permissions of the public role, as listed on the help page (spec §6). */
const PUBLIC_ACTIONS = [
  'api::product.product.find',
  'api::product.product.findOne',
  'api::category.category.find',
  'api::category.category.findOne',
  'plugin::upload.content-api.find',
  'plugin::upload.content-api.findOne',
];

/** Creates the editor's account and the token for previews, and limits the public role. */
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

/** Replaces the tokens that Strapi creates by default, one of which has write access. */
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

/** Replaces the permissions of the public role, such as signing up, with {@link PUBLIC_ACTIONS}. */
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
