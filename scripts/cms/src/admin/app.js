import { translations } from './words.js';

export default {
  config: {
    // Beside English; editors choose one in their profile.
    locales: ['zh'],
    translations,
    notifications: { releases: false },
  },
  register(app) {
    app.customFields.register({
      name: 'order-lines',
      type: 'json',
      intlLabel: { id: 'shop.lines', defaultMessage: 'Items of an order' },
      intlDescription: { id: 'shop.lines.about', defaultMessage: 'A table; nobody edits it' },
      components: { Input: () => import('./OrderLines.jsx') },
    });
  },
};
