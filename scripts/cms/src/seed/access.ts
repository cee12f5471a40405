import type { Core } from '@strapi/strapi';
import type { RoleName } from '../desk/roles';
import { SETTINGS } from '../desk/settings';

/** The permissions of the public role, as listed on the help page (requirements §6). */
const PUBLIC_ACTIONS = [
  'api::product.product.find',
  'api::product.product.findOne',
  'api::category.category.find',
  'api::category.category.findOne',
  'plugin::upload.content-api.find',
  'plugin::upload.content-api.findOne',
];

/** Creates the accounts and the token for previews, and limits the public role. */
export async function createAccess(strapi: Core.Strapi, roles: Record<RoleName, number>) {
  await createPreviewToken(strapi);
  await limitPublicRole(strapi);
  await createAccounts(strapi, roles);
}

/** Creates one account per role (src/desk/roles.ts), and one for the engineer. */
async function createAccounts(strapi: Core.Strapi, roles: Record<RoleName, number>) {
  const users = strapi.service('admin::user');
  const account = (name: string) => ({
    email: process.env[`CMS_${name}_EMAIL`],
    password: process.env[`CMS_${name}_PASSWORD`],
  });
  await users.createFirstAdmin({ firstname: 'Engineer', ...account('ADMIN') });
  const isActive = true;
  await users.create({
    firstname: '編輯 Editor',
    ...account('EDITOR'),
    isActive,
    roles: [roles.editor],
  });
  await users.create({ firstname: '櫃檯 Desk', ...account('DESK'), isActive, roles: [roles.desk] });
}

/** Replaces Strapi's default tokens, one of which has write access. */
async function createPreviewToken(strapi: Core.Strapi) {
  await strapi.db.query('admin::api-token').deleteMany();
  await createToken(strapi, process.env.CMS_TOKEN, {
    name: 'Preview',
    description: 'Lets the shop read drafts.',
    type: 'read-only',
  });
}

const keysOf = (strapi: Core.Strapi, token: string | undefined) => ({
  accessKey: strapi.service('admin::api-token').hash(token),
  encryptedKey: strapi.service('admin::encryption').encrypt(token),
});

const createToken = (strapi: Core.Strapi, token: string | undefined, data: object) =>
  strapi.db.query('admin::api-token').create({
    data: { kind: 'content-api', ...keysOf(strapi, token), ...data },
  });

/**
 * Replaces tokens of an existing CMS that differ from the environment's: somebody changed them after a leak, or the file
 * with them is new.
 */
export async function renewTokens(strapi: Core.Strapi) {
  const { CMS_TOKEN: Preview, ORDERS_TOKEN: Orders } = process.env;
  for (const [name, token] of Object.entries({ Preview, Orders })) {
    const data = keysOf(strapi, token);
    const where = { name, accessKey: { $ne: data.accessKey } };
    const { count } = await strapi.db.query('admin::api-token').updateMany({ where, data });
    if (count > 0) strapi.log.warn(`The token ${name} is now that of secrets.env.`);
  }
}

/** Permissions of the shop's functions: of submitted data, they can read only states and hours. */
const ORDERS_ACTIONS = [
  'api::order.order.record',
  'api::order.order.states',
  'api::order.order.lookup',
  'api::order.order.stock',
  'api::code.code.look',
  'api::code.code.hold',
  'api::code.code.release',
  'api::message.message.record',
  'api::review.review.record',
  'api::alert.alert.record',
  'api::alert.alert.answer',
  'api::booking.booking.record',
  'api::booking.booking.taken',
  'api::booking.booking.look',
  'api::booking.booking.cancel',
];

/** Creates the token of the shop's functions; in an existing CMS, adds missing permissions. */
export async function setOrdersToken(strapi: Core.Strapi) {
  const name = 'Orders';
  const existing = await strapi.db
    .query('admin::api-token')
    .findOne({ where: { name }, populate: ['permissions'] });
  const { id } =
    existing ??
    (await createToken(strapi, process.env.ORDERS_TOKEN, {
      name,
      description:
        'Lets the functions of the shop write orders, messages, reviews, bookings and stock alerts, and read the state of orders, stock, discount codes and booked hours.',
      type: 'custom',
    }));
  const granted = (existing?.permissions ?? []).map(({ action }: { action: string }) => action);
  for (const action of ORDERS_ACTIONS.filter((each) => !granted.includes(each))) {
    await strapi.db.query('admin::api-token-permission').create({ data: { action, token: id } });
  }
}

const publicRole = (strapi: Core.Strapi) =>
  strapi.db.query('plugin::users-permissions.role').findOne({ where: { type: 'public' } });

/** Replaces the permissions of the public role, such as signing up, by {@link PUBLIC_ACTIONS}. */
async function limitPublicRole(strapi: Core.Strapi) {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const role = await publicRole(strapi);
  await permissions.deleteMany({ where: { role: role.id } });
  for (const action of PUBLIC_ACTIONS) {
    await permissions.create({ data: { action, role: role.id } });
  }
}

/** Lets the shop read settings, families, former products and published reviews, also in an existing CMS. */
export async function allowSettings(strapi: Core.Strapi) {
  const permissions = strapi.db.query('plugin::users-permissions.permission');
  const role = await publicRole(strapi);
  const lists = ['api::family.family', 'api::former-product.former-product'];
  const actions = [...Object.keys(SETTINGS), ...lists].map((uid) => `${uid}.find`);
  for (const action of [...actions, 'api::review.review.find']) {
    const permission = { action, role: role.id };
    if ((await permissions.count({ where: permission })) === 0) {
      await permissions.create({ data: permission });
    }
  }
}
