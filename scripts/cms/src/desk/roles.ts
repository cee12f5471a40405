import type { Core, UID } from '@strapi/strapi';
import { CORRECTED } from '../orders/corrections';
import { SETTING, SETTINGS } from './settings';

/** Limits fields to a subset. */
type Limit = (fields: string[]) => string[];

interface Role {
  code: string;
  /** In both languages: Strapi does not translate it. */
  name: string;
  description?: string;
  types: Readonly<Record<string, Readonly<Record<string, Limit | true>>>>;
  media: readonly string[];
}

export type RoleName = 'editor' | 'desk';

/** The fields of an order that the desk may change beside the customer and refunds; the shop's functions write the rest. */
export const ORDER_FIELDS = ['state', 'tracking', 'note', 'notice'] as const;

/** The fields of a booking that the desk may change: the total follows its hours at the agreed rate. */
export const BOOKING_FIELDS = [
  'state',
  'note',
  'room',
  'startsAt',
  'hours',
  'heads',
  'name',
  'email',
  'phone',
] as const;

/**
 * Permissions of each role by type, in addition to reading. Lists of fields limit create and update
 * to them. Strapi disables other fields, and ignores them in requests. Types with orders or names
 * of people are for the desk only. Strapi searches lists in all fields, whatever the permissions: those
 * that a role may not read are `"searchable": false` in their schema.
 */
const ROLES: Readonly<Record<RoleName, Role>> = {
  editor: {
    code: 'strapi-editor',
    name: '編輯 Editor',
    types: {
      'api::product.product': {
        create: without(),
        update: without('stock'),
        delete: true,
        publish: true,
      },
      // For the desk, with address and reference.
      'api::review.review': {
        read: without('email', 'reference'),
        update: only('state', 'answer'),
      },
      'api::category.category': { update: without(), publish: true },
      'api::family.family': { create: without(), update: without(), delete: true, publish: true },
      'api::former-product.former-product': {
        update: only('name', 'nameEn', 'successor'),
        delete: true,
      },
      'api::stock-change.stock-change': { create: without('left') },
      'api::code.code': {
        read: without('holds'),
        create: without('used', 'holds'),
        update: without('code', 'used', 'holds'),
        delete: true,
      },
      ...Object.fromEntries(
        Object.keys(SETTINGS).map((uid) => [
          uid,
          {
            create: without(),
            update: without(),
            publish: true,
            ...(uid !== SETTING && { delete: true as const }),
          },
        ]),
      ),
    },
    media: ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'],
  },
  desk: {
    code: 'desk',
    name: '櫃檯 Desk',
    description:
      'Answers customers: orders, bookings, messages, reviews, stock alerts and their mails.',
    types: {
      'api::order.order': { update: only(...ORDER_FIELDS, 'refunds', ...CORRECTED) },
      'api::booking.booking': {
        read: without('cancelToken'),
        create: without('total', 'receivedAt', 'bookingId', 'cancelToken'),
        update: only(...BOOKING_FIELDS),
      },
      'api::message.message': { update: only('state', 'note') },
      'api::review.review': { update: only('state', 'answer') },
      'api::alert.alert': { read: without('token'), delete: true },
      'api::mail.mail': {},
      'api::code.code': { read: without('holds') },
      'api::product.product': {},
      'api::stock-change.stock-change': {},
    },
    media: [],
  },
};

function without(...names: string[]): Limit {
  return (fields) => fields.filter((field) => !names.includes(field));
}

function only(...names: string[]): Limit {
  return (fields) => fields.filter((field) => names.includes(field));
}

/**
 * Creates missing roles, and replaces the permissions of all roles by those above, at each start.
 * Resolves to their ids, by the names above.
 */
export async function setRoles(strapi: Core.Strapi) {
  return {
    editor: await setRole(strapi, ROLES.editor),
    desk: await setRole(strapi, ROLES.desk),
  };
}

async function setRole(
  strapi: Core.Strapi,
  { code, name, description, types, media }: Role,
): Promise<number> {
  const roles = strapi.db.query('admin::role');
  const { id } =
    (await roles.update({ where: { code }, data: { name } })) ??
    (await roles.create({ data: { code, name, description } }));
  const forTypes = Object.entries(types).flatMap(([subject, actions]) => {
    const fields = strapi
      .service('admin::content-type')
      .getNestedFields(strapi.contentType(subject as UID.ContentType), {
        components: strapi.components,
      });
    return Object.entries<Limit | true>({ read: without(), ...actions }).map(([action, limit]) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      conditions: [],
      properties: limit === true ? {} : { fields: limit(fields) },
    }));
  });
  const forMedia = media.map((action) => ({
    action: `plugin::upload.${action}`,
    subject: null,
    conditions: [],
    properties: {},
  }));
  await strapi.service('admin::role').assignPermissions(id, [...forTypes, ...forMedia]);
  return id;
}
