import types from '../custom-fields.json';

const inputs = {
  'order-lines': () => import('./fields/OrderLines'),
  category: () => import('./fields/Choice').then(({ Category }) => ({ default: Category })),
  kind: () => import('./fields/Choice').then(({ Kind }) => ({ default: Kind })),
  room: () => import('./fields/Choice').then(({ Room }) => ({ default: Room })),
  section: () => import('./fields/Choice').then(({ Section }) => ({ default: Section })),
  badges: () => import('./fields/Choice').then(({ Badges }) => ({ default: Badges })),
  delivery: () => import('./fields/Choice').then(({ Delivery }) => ({ default: Delivery })),
  text: () => import('./fields/Texts').then(({ Text }) => ({ default: Text })),
  lists: () => import('./fields/Texts').then(({ Lists }) => ({ default: Lists })),
  story: () => import('./fields/Story'),
  sheet: () => import('./fields/Sheet'),
};

/** The shop's own inputs, where Strapi has none. What they store is in `custom-fields.json`. */
export const customFields = Object.entries(types).map(([name, type]) => ({
  name,
  type,
  intlLabel: { id: `shop.fields.${name}`, defaultMessage: name },
  intlDescription: { id: `shop.fields.${name}`, defaultMessage: name },
  components: { Input: inputs[name] },
}));
