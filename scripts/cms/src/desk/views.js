const productForm = require('../labels/product-form.json');

const VIEWS = {
  'api::product.product': {
    settings: { mainField: 'name', defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC' },
    list: ['image', 'name', 'price', 'stock', 'badges'],
    edit: productForm.flatMap(({ rows }) => rows.map((row) => Object.entries(row))),
  },
  'api::category.category': {
    settings: { mainField: 'name' },
    list: ['image', 'name', 'nameEn'],
  },
  'api::order.order': {
    settings: { mainField: 'reference', defaultSortBy: 'placedAt', defaultSortOrder: 'DESC' },
    list: ['reference', 'placedAt', 'lastName', 'firstName', 'total', 'state', 'payment'],
  },
  'api::message.message': {
    settings: { mainField: 'subject', defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC' },
    list: ['subject', 'receivedAt', 'name', 'email', 'phone', 'state'],
  },
  'api::alert.alert': {
    settings: { mainField: 'name', defaultSortBy: 'askedAt', defaultSortOrder: 'DESC' },
    list: ['name', 'email', 'language', 'state', 'askedAt'],
  },
  'api::mail.mail': {
    settings: { mainField: 'subject', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
    list: ['subject', 'to', 'state', 'problem', 'attempts', 'sentAt'],
  },
  'api::stock-change.stock-change': {
    settings: { mainField: 'reason', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
    list: ['product', 'action', 'quantity', 'left', 'reason', 'createdAt'],
    edit: [
      [['product', 12]],
      [
        ['action', 6],
        ['quantity', 6],
      ],
      [['reason', 12]],
    ],
  },
};

/**
 * Sets how lists and forms look, at each start: this file has them, not the database. Labels are in
 * src/admin/words.js.
 */
async function setViews(strapi) {
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, { settings, list, edit }] of Object.entries(VIEWS)) {
    const type = { uid };
    const { settings: before, layouts, metadatas } = await service.findConfiguration(type);
    await service.updateConfiguration(type, {
      settings: { ...before, ...settings },
      metadatas,
      layouts: {
        ...layouts,
        list,
        ...(edit && { edit: edit.map((row) => row.map(([name, size]) => ({ name, size }))) }),
      },
    });
  }
}

module.exports = { setViews };
