import type { Core } from '@strapi/strapi';
import type { Context } from 'koa';
import type { Order } from '../mails/order-mails';
import { orderPaper, papers } from '../orders/slip-and-invoice';
import { shopFacts } from './settings';

const ORDER = 'api::order.order';

/** Registers the route of the papers that the desk prints: `GET /shop/orders/:id/slip`, and `…/invoice`. */
export function setPrintRoute(strapi: Core.Strapi) {
  strapi.server.routes({
    type: 'admin',
    prefix: '/shop/orders',
    routes: [
      {
        method: 'GET',
        path: '/:documentId/:paper',
        info: { type: 'admin' },
        config: {
          policies: [
            'admin::isAuthenticatedAdmin',
            {
              name: 'admin::hasPermissions',
              config: { actions: [['plugin::content-manager.explorer.read', ORDER]] },
            },
          ],
        },
        async handler(context: Context) {
          const { documentId } = context.params;
          const paper = papers.find((each) => each === context.params.paper);
          const order: Order | undefined = await strapi.db
            .query(ORDER)
            .findOne({ where: { documentId } });
          if (!paper || !order) return context.notFound();
          context.body = { html: orderPaper(order, await shopFacts(strapi), paper) };
        },
      },
    ],
  });
}
