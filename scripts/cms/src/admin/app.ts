import { Calendar, Shield } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { customFields } from './custom-fields';
import { speakChinese } from './chinese';
import { closeUploads } from './close-uploads';
import { setUpForms } from './forms';
import { guideWidgets } from './guide';
import { setUpMenu } from './menu-order';
import { registerDesk, setUpDesk } from './shop-desk';
import { statusWidget } from './shop-status';
import { addStyles } from './styles';
import { lowStockWidget, toDoWidget } from './ToDo';
import { setUpTyping } from './typing';
import { translations } from './words';

speakChinese();
closeUploads();
setUpTyping();
addStyles();

export default {
  config: {
    // Beside English; editors choose one in their profile.
    locales: ['zh'],
    translations,
    notifications: { releases: false },
  },
  register(app: StrapiApp) {
    app.customFields.register(customFields);
    app.addMenuLink({
      to: 'personal-data',
      icon: Shield,
      intlLabel: { id: 'shop.personal-data', defaultMessage: 'Personal data' },
      Component: () => import('./pages/PersonalData'),
      // Those of src/people/panel-routes.ts.
      permissions: [
        { action: 'plugin::content-manager.explorer.update', subject: 'api::order.order' },
      ],
    });
    app.addMenuLink({
      to: 'bookings-week',
      icon: Calendar,
      intlLabel: { id: 'shop.bookings-week', defaultMessage: 'Calendar of bookings' },
      Component: () => import('./pages/BookingsWeek'),
      permissions: [
        { action: 'plugin::content-manager.explorer.update', subject: 'api::booking.booking' },
      ],
    });
    registerDesk(app);
    // First, before Strapi's.
    app.widgets.register((widgets) => [
      toDoWidget,
      statusWidget,
      lowStockWidget,
      ...guideWidgets,
      ...widgets,
    ]);
  },
  bootstrap(app: StrapiApp) {
    setUpMenu(app);
    setUpForms(app);
    setUpDesk(app);
  },
};
