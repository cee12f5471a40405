import { Shield } from '@strapi/icons';
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
    app.addMenuLink({
      to: 'personal-data',
      icon: Shield,
      intlLabel: { id: 'shop.personal-data', defaultMessage: 'Personal data' },
      Component: () => import('./pages/PersonalData.jsx'),
      // Those of src/people/panel-routes.js.
      permissions: [
        { action: 'plugin::content-manager.explorer.update', subject: 'api::order.order' },
      ],
    });
    registerDesk(app);
    // First, before Strapi's.
    app.widgets.register((widgets) => [statusWidget, guideWidget, ...widgets]);
  },
  bootstrap(app) {
    setUpForms(app);
    setUpDesk(app);
  },
};
