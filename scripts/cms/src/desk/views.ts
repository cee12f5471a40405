import type { Core } from '@strapi/strapi';
import productForm from '../labels/product-form.json';
import settingForm from '../labels/shop-setting-form.json';
import { VERSION } from '../version';

interface View {
  settings: object;
  list?: string[];
  /** Fields with their widths in a grid of 12 columns. */
  edit?: [string, number][][];
}

/** The rows of all sections of a form. */
const rowsOf = (form: readonly { rows: readonly object[] }[]): [string, number][][] =>
  form.flatMap(({ rows }) => rows.map((row) => Object.entries(row)));

/** Rows of fields with their English ones beside them. */
const pairs = (...fields: string[]): [string, number][][] =>
  fields.map((field) => [
    [field, 6],
    [`${field}En`, 6],
  ]);

const VIEWS: Readonly<Record<string, View>> = {
  'api::product.product': {
    settings: { mainField: 'name', defaultSortBy: 'updatedAt', defaultSortOrder: 'DESC' },
    list: ['image', 'name', 'price', 'stock', 'badges'],
    edit: rowsOf(productForm),
  },
  'api::category.category': {
    settings: { mainField: 'name' },
    list: ['image', 'name', 'nameEn'],
  },
  'api::family.family': {
    settings: { mainField: 'name' },
    list: ['name', 'nameEn', 'members'],
    edit: [
      [
        ['name', 6],
        ['nameEn', 6],
      ],
      [['members', 12]],
      [['attributes', 12]],
    ],
  },
  'api::former-product.former-product': {
    settings: { mainField: 'name', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
    list: ['name', 'nameEn', 'successor', 'createdAt'],
    edit: [
      [
        ['name', 6],
        ['nameEn', 6],
      ],
      [['successor', 12]],
    ],
  },
  'api::order.order': {
    settings: { mainField: 'reference', defaultSortBy: 'placedAt', defaultSortOrder: 'DESC' },
    // On a phone, only the first ones are in view.
    list: ['reference', 'state', 'placedAt', 'lastName', 'firstName', 'area', 'total', 'payment'],
    edit: [
      [['lines', 12]],
      [
        ['state', 6],
        ['tracking', 6],
      ],
      [['note', 12]],
      [
        ['firstName', 3],
        ['lastName', 3],
        ['phone', 3],
        ['email', 3],
      ],
      [
        ['area', 4],
        ['city', 4],
        ['language', 4],
      ],
      [['address', 12]],
      [
        ['postalCode', 6],
        ['country', 6],
      ],
      [['instructions', 12]],
      [['history', 12]],
    ],
  },
  'api::code.code': {
    settings: { mainField: 'code', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
    list: ['code', 'kind', 'value', 'endsAt', 'times', 'used'],
    edit: [
      [
        ['code', 6],
        ['kind', 3],
        ['value', 3],
      ],
      // The list shows how often it was used: a new code has no such field for an editor.
      [
        ['minimum', 6],
        ['times', 6],
      ],
      [
        ['startsAt', 6],
        ['endsAt', 6],
      ],
      [['categories', 12]],
      [['products', 12]],
    ],
  },
  'api::booking.booking': {
    settings: { mainField: 'name', defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC' },
    list: ['state', 'room', 'startsAt', 'hours', 'name', 'phone', 'receivedAt'],
    edit: [
      [
        ['state', 4],
        ['room', 4],
        ['language', 4],
      ],
      [
        ['startsAt', 6],
        ['hours', 3],
        ['heads', 3],
      ],
      [
        ['name', 4],
        ['email', 4],
        ['phone', 4],
      ],
      [
        ['wishes', 6],
        ['note', 6],
      ],
      [
        ['total', 6],
        ['receivedAt', 6],
      ],
    ],
  },
  'api::message.message': {
    settings: { mainField: 'subject', defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC' },
    list: ['subject', 'receivedAt', 'name', 'email', 'phone', 'state'],
    edit: [
      [
        ['subject', 6],
        ['state', 6],
      ],
      [
        ['name', 4],
        ['email', 4],
        ['phone', 4],
      ],
      [
        ['message', 6],
        ['note', 6],
      ],
      [
        ['receivedAt', 6],
        ['language', 6],
      ],
    ],
  },
  'api::review.review': {
    settings: { mainField: 'productName', defaultSortBy: 'receivedAt', defaultSortOrder: 'DESC' },
    list: ['state', 'productName', 'stars', 'name', 'bought', 'receivedAt'],
    edit: [
      [
        ['state', 4],
        ['stars', 4],
        ['bought', 4],
      ],
      [['text', 12]],
      [['answer', 12]],
      [
        ['productName', 6],
        ['name', 6],
      ],
      [
        ['email', 4],
        ['reference', 4],
        ['receivedAt', 4],
      ],
    ],
  },
  'api::alert.alert': {
    settings: { mainField: 'name', defaultSortBy: 'askedAt', defaultSortOrder: 'DESC' },
    list: ['name', 'email', 'language', 'state', 'askedAt'],
  },
  'api::mail.mail': {
    settings: { mainField: 'subject', defaultSortBy: 'createdAt', defaultSortOrder: 'DESC' },
    list: ['subject', 'to', 'state', 'problem', 'attempts', 'sentAt'],
    edit: [
      [['subject', 12]],
      [
        ['to', 6],
        ['replyTo', 6],
      ],
      [
        ['state', 4],
        ['sentAt', 4],
        ['dueAt', 4],
      ],
      [
        ['problem', 8],
        ['attempts', 4],
      ],
      [['html', 12]],
    ],
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
  // The main field is the title of the form; `id` makes Strapi show the type's name instead.
  'api::shop-setting.shop-setting': { settings: { mainField: 'id' }, edit: rowsOf(settingForm) },
  'api::shop-studio.shop-studio': {
    settings: { mainField: 'room' },
    list: ['room', 'name', 'hourlyRate'],
    edit: [
      [
        ['room', 6],
        ['hourlyRate', 3],
        ['heads', 3],
      ],
      [
        ['name', 6],
        ['nameEn', 6],
      ],
      [['features', 12]],
    ],
  },
  'api::shop-service.shop-service': {
    settings: { mainField: 'service' },
    list: ['service', 'name', 'price'],
    edit: [
      [
        ['service', 6],
        ['price', 6],
      ],
      ...pairs('name', 'text', 'suits'),
    ],
  },
  'api::shop-guide.shop-guide': {
    settings: { mainField: 'slug' },
    list: ['slug', 'title', 'updatedAt'],
    edit: [
      [['slug', 12]],
      ...pairs('title', 'description'),
      [
        ['category', 6],
        ['kind', 6],
      ],
      [['products', 12]],
      [['body', 12]],
      [['bodyEn', 12]],
    ],
  },
  'api::shop-brand.shop-brand': {
    settings: { mainField: 'name', defaultSortBy: 'name', defaultSortOrder: 'ASC' },
    list: ['name', 'country'],
  },
  'api::shop-policy.shop-policy': {
    settings: { mainField: 'section' },
    list: ['section', 'title', 'updatedAt'],
    edit: [[['section', 12]], ...pairs('title', 'text', 'items')],
  },
  'api::shop-synonym.shop-synonym': {
    settings: { mainField: 'words' },
    list: ['words', 'also'],
  },
};

/** Strapi adds new fields to forms by itself. */
const withoutVersion = (row: readonly { name: string }[]) =>
  row.filter(({ name }) => name !== VERSION);

/** The field that names a collapsed list item. */
const COMPONENTS = { 'shop.closed-date': 'date' };

/**
 * Sets the layout of lists and forms, at each start: it is defined here, not in the database.
 * Labels are in src/admin/words.ts.
 */
export async function setViews(strapi: Core.Strapi) {
  const service = strapi.plugin('content-manager').service('content-types');
  for (const [uid, { settings, list, edit }] of Object.entries(VIEWS)) {
    const type = { uid };
    const { settings: before, layouts, metadatas } = await service.findConfiguration(type);
    await service.updateConfiguration(type, {
      settings: { ...before, ...settings },
      metadatas,
      layouts: {
        ...layouts,
        ...(list && { list }),
        edit: edit
          ? edit.map((row) => row.map(([name, size]) => ({ name, size })))
          : layouts.edit.map(withoutVersion),
      },
    });
  }
  const components = strapi.plugin('content-manager').service('components');
  for (const [uid, mainField] of Object.entries(COMPONENTS)) {
    const { settings, metadatas, layouts } = await components.findConfiguration({ uid });
    await components.updateConfiguration(
      { uid },
      { settings: { ...settings, mainField }, metadatas, layouts },
    );
  }
}
