import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import { shopFacts } from '../desk/settings';
import type { Shop } from '../mails/compose';
import { isAddress } from '../mails/mail-rules';
import { erasePerson, exportPerson } from './personal-data';

/** Requires the permission to change the state of orders. */
const policies = [
  'admin::isAuthenticatedAdmin',
  {
    name: 'admin::hasPermissions',
    config: { actions: [['plugin::content-manager.explorer.update', 'api::order.order']] },
  },
];

/** Whether an address is the shop's, as configured or as published by an editor. All notes go to it. */
async function isShop(strapi: Core.Strapi, address: string) {
  const own = [strapi.config.get<Shop>('shop').email, (await shopFacts(strapi)).email];
  return own.some((email) => email.toLowerCase() === address.toLowerCase());
}

/** Serves the panel's page of personal data. Addresses are in request bodies: servers log paths. */
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
      if (!isAddress(address) || (await isShop(strapi, address)))
        return context.badRequest('Not the address of a person');
      context.body = await answer(strapi, address);
    },
  });
  strapi.server.routes({
    type: 'admin',
    prefix: '/personal-data',
    routes: [route('/export', exportPerson), route('/erase', erasePerson)],
  });
}
