import { customFields } from './custom-fields.js';
import { registerDesk, setUpDesk } from './shop-desk.jsx';
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
    registerDesk(app);
  },
  bootstrap(app) {
    setUpDesk(app);
  },
};
