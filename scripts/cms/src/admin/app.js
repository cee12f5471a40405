import { customFields } from './custom-fields.js';
import { setUpForms } from './forms.jsx';
import { guideWidget } from './guide.jsx';
import { registerDesk, setUpDesk } from './shop-desk.jsx';
import { statusWidget } from './shop-status.jsx';
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
    // First, before Strapi's.
    app.widgets.register((widgets) => [statusWidget, guideWidget, ...widgets]);
  },
  bootstrap(app) {
    setUpForms(app);
    setUpDesk(app);
  },
};
