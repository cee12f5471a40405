import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { shopFacts } from '../desk/settings';

/** Registers the panel's route `GET /shop/closed-dates`: the closed days of the shop, for those who read bookings. */
export function setClosedDatesRoute(strapi: Core.Strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop',
    routes: [
      {
        method: 'GET',
        path: '/closed-dates',
        info: { type: 'admin' },
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            {
              name: 'admin::hasPermissions',
              config: {
                actions: [['plugin::content-manager.explorer.read', 'api::booking.booking']],
              },
            },
          ],
        },
        async handler(context: Context) {
          context.body = (await shopFacts(strapi)).closedDates;
        },
      },
    ],
  });
}
