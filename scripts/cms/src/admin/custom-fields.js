import types from '../custom-fields.json';

const inputs = {
  'order-lines': () => import('./fields/OrderLines.jsx'),
  category: () => import('./fields/Choice.jsx').then(({ Category }) => ({ default: Category })),
  kind: () => import('./fields/Choice.jsx').then(({ Kind }) => ({ default: Kind })),
  room: () => import('./fields/Choice.jsx').then(({ Room }) => ({ default: Room })),
  section: () => import('./fields/Choice.jsx').then(({ Section }) => ({ default: Section })),
  badges: () => import('./fields/Choice.jsx').then(({ Badges }) => ({ default: Badges })),
  delivery: () => import('./fields/Choice.jsx').then(({ Delivery }) => ({ default: Delivery })),
  text: () => import('./fields/Texts.jsx').then(({ Text }) => ({ default: Text })),
  lists: () => import('./fields/Texts.jsx').then(({ Lists }) => ({ default: Lists })),
  story: () => import('./fields/Story.jsx'),
  sheet: () => import('./fields/Sheet.jsx'),
};

/** The shop's own inputs, where Strapi has none. What they store is in `custom-fields.json`. */
export const customFields = Object.entries(types).map(([name, type]) => ({
  name,
  type,
  intlLabel: { id: `shop.fields.${name}`, defaultMessage: name },
  intlDescription: { id: `shop.fields.${name}`, defaultMessage: name },
  components: { Input: inputs[name] },
}));
