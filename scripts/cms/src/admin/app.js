import { customFields } from './custom-fields.js';
import { translations } from './words.js';

export default {
  config: {
    // Beside English; editors choose one in their profile.
    locales: ['zh'],
    translations,
    notifications: { releases: false },
  },
  register(app) {
    app.customFields.register(customFields);
  },
};
