import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import alert from '~cms/alert/content-types/alert/schema.json';
import booking from '~cms/booking/content-types/booking/schema.json';
import category from '~cms/category/content-types/category/schema.json';
import mail from '~cms/mail/content-types/mail/schema.json';
import message from '~cms/message/content-types/message/schema.json';
import order from '~cms/order/content-types/order/schema.json';
import product from '~cms/product/content-types/product/schema.json';
import shopBrand from '~cms/shop-brand/content-types/shop-brand/schema.json';
import shopPolicy from '~cms/shop-policy/content-types/shop-policy/schema.json';
import shopSetting from '~cms/shop-setting/content-types/shop-setting/schema.json';
import shopStudio from '~cms/shop-studio/content-types/shop-studio/schema.json';
import shopSynonym from '~cms/shop-synonym/content-types/shop-synonym/schema.json';
import stockChange from '~cms/stock-change/content-types/stock-change/schema.json';
import customFields from '~cms/../custom-fields.json';
import badgeLabels from '~cms/../labels/badges.json';
import bookingLabels from '~cms/../labels/booking.json';
import categoryLabels from '~cms/../labels/category.json';
import alertLabels from '~cms/../labels/alert.json';
import options from '~cms/../labels/options.json';
import guide from '~cms/../labels/guide.json';
import orderLabels from '~cms/../labels/order.json';
import productLabels from '~cms/../labels/product.json';
import shopBrandLabels from '~cms/../labels/shop-brand.json';
import shopPolicyLabels from '~cms/../labels/shop-policy.json';
import shopSettingLabels from '~cms/../labels/shop-setting.json';
import shopStudioLabels from '~cms/../labels/shop-studio.json';
import shopSynonymLabels from '~cms/../labels/shop-synonym.json';
import stockLabels from '~cms/../labels/stock-change.json';
import { badges } from '~/features/products/product';

it.each([
  ['product', product, productLabels],
  ['category', category, categoryLabels],
  ['order', order, orderLabels],
  ['booking', booking, bookingLabels],
  ['stock alert', alert, alertLabels],
  ['stock change', stockChange, stockLabels],
  ['brand of the settings', shopBrand, shopBrandLabels],
  ['policy of the settings', shopPolicy, shopPolicyLabels],
  ['setting of the settings', shopSetting, shopSettingLabels],
  ['studio of the settings', shopStudio, shopStudioLabels],
  ['synonym of the settings', shopSynonym, shopSynonymLabels],
])('every field of a %s has a label in both languages', (_, { attributes }, labels) => {
  expect(Object.keys(labels).sort()).toEqual(Object.keys(attributes).sort());
  for (const { zh, en } of Object.values(labels)) {
    expect(zh).toMatch(/\p{Script=Han}|^SKU/u);
    expect(en).toMatch(/^[A-Z][^\p{Script=Han}]+$/u);
  }
});

it.each([
  ['product', productLabels],
  ['category', categoryLabels],
])('every field of a %s has a hint in both languages', (_, labels) => {
  for (const { hint } of Object.values(labels)) {
    expect(hint.zh).toMatch(/^.*\p{Script=Han}.*。$/u);
    expect(hint.en).toMatch(/^[\dA-Z][^\p{Script=Han}]+\.$/u);
  }
});

it('every value of a choice has words', () => {
  const types = [shopSetting, shopBrand, stockChange, order, booking, alert, message, mail];
  const enumerations = types.map(({ info, attributes }) => [
    info.displayName,
    Object.fromEntries(
      Object.entries<object>(attributes).flatMap(([name, attribute]) =>
        'enum' in attribute ? [[name, attribute.enum]] : [],
      ),
    ),
  ]);
  const named = Object.entries<Record<string, object>>(options).map(([type, fields]) => [
    type,
    Object.fromEntries(Object.entries(fields).map(([name, words]) => [name, Object.keys(words)])),
  ]);
  expect(named).toEqual(enumerations);
});

it('the guide to the first day has its pictures in both languages', () => {
  const folder = 'scripts/cms/src/admin/guide';
  const files = guide.steps.flatMap(({ picture }) =>
    picture ? [`${picture}-zh.webp`, `${picture}-en.webp`] : [],
  );
  expect(files.length).toBeGreaterThan(4);
  expect(files.filter((file) => !existsSync(join(folder, file)))).toEqual([]);
});

it('the badges that an editor can choose are those of the shop', () => {
  expect(Object.keys(badgeLabels)).toEqual([...badges, 'featured']);
});

it('each input of the shop’s own is in use, and each that is in use exists', () => {
  const used = [product, order, booking, shopStudio, shopPolicy].flatMap(({ attributes }) =>
    Object.values(attributes).flatMap((attribute) =>
      'customField' in attribute ? attribute.customField.replace('global::', '') : [],
    ),
  );
  expect([...new Set(used)].sort()).toEqual(Object.keys(customFields).sort());
});
