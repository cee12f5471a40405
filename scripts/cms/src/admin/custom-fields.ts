import type { StrapiApp } from '@strapi/strapi/admin';
import type { ComponentType } from 'react';
import types from '../custom-fields.json';
import { asInput } from './panel';

const inputs: Record<keyof typeof types, () => Promise<{ default: ComponentType<never> }>> = {
  'line-items': () => import('./fields/LineItems'),
  'order-history': () => import('./fields/OrderHistory'),
  category: () => import('./fields/Choice').then(({ Category }) => ({ default: Category })),
  kind: () => import('./fields/Choice').then(({ Kind }) => ({ default: Kind })),
  room: () => import('./fields/Choice').then(({ Room }) => ({ default: Room })),
  service: () => import('./fields/Choice').then(({ Service }) => ({ default: Service })),
  section: () => import('./fields/Choice').then(({ Section }) => ({ default: Section })),
  badges: () => import('./fields/Choice').then(({ Badges }) => ({ default: Badges })),
  delivery: () => import('./fields/Choice').then(({ Delivery }) => ({ default: Delivery })),
  text: () => import('./fields/Texts').then(({ Text }) => ({ default: Text })),
  lists: () => import('./fields/Texts').then(({ Lists }) => ({ default: Lists })),
  story: () => import('./fields/Story'),
  specifications: () => import('./fields/Specifications'),
  differences: () => import('./fields/Differences'),
};

const stored: Readonly<Record<string, string>> = types;

/** The shop's own inputs, where Strapi has none. What they store is in `custom-fields.json`. */
export const customFields: Parameters<StrapiApp['customFields']['register']>[0] = Object.entries(
  inputs,
).map(([name, load]) => ({
  name,
  type: stored[name] === 'json' ? 'json' : 'string',
  intlLabel: { id: `shop.fields.${name}`, defaultMessage: name },
  intlDescription: { id: `shop.fields.${name}`, defaultMessage: name },
  components: { Input: async () => ({ default: asInput((await load()).default) }) },
}));
