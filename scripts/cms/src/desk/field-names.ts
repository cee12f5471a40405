import attributes from '~data/attributes.json';
import alert from '../labels/alert.json';
import booking from '../labels/booking.json';
import category from '../labels/category.json';
import code from '../labels/code.json';
import family from '../labels/family.json';
import formerProduct from '../labels/former-product.json';
import message from '../labels/message.json';
import order from '../labels/order.json';
import product from '../labels/product.json';
import review from '../labels/review.json';
import brand from '../labels/shop-brand.json';
import guide from '../labels/shop-guide.json';
import policy from '../labels/shop-policy.json';
import service from '../labels/shop-service.json';
import setting from '../labels/shop-setting.json';
import studio from '../labels/shop-studio.json';
import synonym from '../labels/shop-synonym.json';
import stockChange from '../labels/stock-change.json';
import mail from '../labels/mail.json';

/** A language of the panel. */
export type Locale = 'zh' | 'en';

/** Between the name of a field or part and the reason, and between sentences. */
export const SEPARATORS = {
  zh: { name: '：', sentence: '；' },
  en: { name: ': ', sentence: '; ' },
} as const;

const PARTS: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
  heading: { zh: '標題', en: 'heading' },
  text: { zh: '內文', en: 'text' },
  zh: { zh: '（中文）', en: '(Chinese)' },
  en: { zh: '（英文）', en: '(English)' },
};

/** Names a part of a field; items of a list are counted from 1, as in the panel. */
const nameOfPart = (part: string, locale: Locale) => {
  if (!/^\d+$/.test(part)) return PARTS[part]?.[locale] ?? part;
  return locale === 'zh' ? `第${Number(part) + 1}項` : `item ${Number(part) + 1}`;
};

/** Describes a path within a field, such as `attributes.strings`; empty for a whole field. */
export function partOf(field: string, locale: Locale) {
  const [name, ...within] = field.split('.');
  const attribute = Object.entries(attributes).find(([id]) => id === within[0])?.[1];
  if (name === 'attributes' && attribute) return attribute.label[locale];
  return within.map((part) => nameOfPart(part, locale)).join(locale === 'zh' ? '' : ' ');
}

/**
 * Whether the error of a field is about a part of it, or about an item that has the part.
 * @param error the message that the form shows at the field, with the names of parts before their reasons
 * @param path such as `story.0.heading.zh`
 */
export function isAbout(error: string, path: string, locale: Locale) {
  const keys = path.split('.');
  const names = keys
    .map((_, index) => partOf(keys.slice(0, index + 1).join('.'), locale))
    .filter(Boolean);
  return error
    .split(SEPARATORS[locale].sentence)
    .some((sentence) => names.includes(sentence.split(SEPARATORS[locale].name)[0] ?? ''));
}

type Labels = Readonly<Record<string, Readonly<Record<Locale, string>>>>;

/** By kind of entry. */
const labels: Readonly<Record<string, Labels>> = {
  alert,
  booking,
  category,
  code,
  family,
  'former-product': formerProduct,
  message,
  order,
  product,
  mail,
  review,
  'stock-change': stockChange,
  'shop-setting': setting,
  'shop-studio': studio,
  'shop-service': service,
  'shop-guide': guide,
  'shop-brand': brand,
  'shop-policy': policy,
  'shop-synonym': synonym,
};

/** Fields that Strapi adds to all types. */
const common: Labels = {
  createdAt: { zh: '建立時間', en: 'Created' },
  updatedAt: { zh: '更改時間', en: 'Changed' },
  createdBy: { zh: '建立者', en: 'Created by' },
  updatedBy: { zh: '更改者', en: 'Changed by' },
};

/** Returns the label of a field in a form. */
export function labelOf(kind: string, field: string, locale: Locale) {
  const [name = ''] = field.split('.');
  return (labels[kind]?.[name] ?? common[name])?.[locale] ?? name;
}
