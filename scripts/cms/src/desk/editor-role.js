/**
 * What an editor may do with each type, in addition to reading it. Lists of fields limit create and update to them.
 * Strapi shows other fields as disabled, and ignores them in requests.
 */
const TYPES = {
  'api::product.product': {
    create: without('stock'),
    update: without('stock'),
    delete: true,
    publish: true,
  },
  'api::category.category': { update: without(), publish: true },
  'api::order.order': { update: only('state', 'tracking', 'note') },
  'api::booking.booking': {
    read: without('cancelToken'),
    create: without('total', 'receivedAt', 'bookingId', 'cancelToken'),
    update: only('state', 'note'),
  },
  'api::message.message': { update: only('state', 'note') },
  'api::mail.mail': {},
  'api::stock-change.stock-change': { create: without('left') },
};

function without(...names) {
  return (fields) => fields.filter((field) => !names.includes(field));
}

function only(...names) {
  return (fields) => fields.filter((field) => names.includes(field));
}

const MEDIA = ['read', 'assets.create', 'assets.update', 'assets.download', 'assets.copy-link'];

/** Replaces the permissions of the role Editor by those above, at each start. Resolves to its id. */
async function setEditorRole(strapi) {
  const role = await strapi.db.query('admin::role').findOne({ where: { code: 'strapi-editor' } });
  const permissions = Object.entries(TYPES).flatMap(([subject, actions]) => {
    const fields = strapi
      .service('admin::content-type')
      .getNestedFields(strapi.contentType(subject), { components: strapi.components });
    return Object.entries({ read: without(), ...actions }).map(([action, limit]) => ({
      action: `plugin::content-manager.explorer.${action}`,
      subject,
      conditions: [],
      properties: limit === true ? {} : { fields: limit(fields) },
    }));
  });
  const media = MEDIA.map((action) => ({
    action: `plugin::upload.${action}`,
    subject: null,
    conditions: [],
    properties: {},
  }));
  await strapi.service('admin::role').assignPermissions(role.id, [...permissions, ...media]);
  return role.id;
}

module.exports = { setEditorRole };
