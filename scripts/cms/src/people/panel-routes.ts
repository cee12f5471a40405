import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Shop } from '../mails/compose';
import { isAddress } from '../mails/mail-rules';
import { erasePerson, exportPerson } from './personal-data';

/** Whoever may move orders on may do this. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: { actions: [['plugin::content-manager.explorer.update', 'api::order.order']] },
  },
];

/** Serves the panel's page of personal data. Addresses are in bodies: logs of servers contain paths. */
export function setPersonalDataRoutes(strapi: Core.Strapi) {
  const route = (
    path: string,
    answer: (strapi: Core.Strapi, address: string) => Promise<object>,
  ): Core.Route => ({
    method: 'POST',
    info: { type: 'admin' },
    path,
    config: { policies },
    async handler(context: Context) {
      const address = String(context.request.body?.address ?? '').trim();
      const isShop = address.toLowerCase() === strapi.config.get<Shop>('shop').email.toLowerCase();
      if (!isAddress(address) || isShop) return context.badRequest('Not the address of a person');
      context.body = await answer(strapi, address);
    },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/personal-data',
    routes: [route('/export', exportPerson), route('/erase', erasePerson)],
  });
}
