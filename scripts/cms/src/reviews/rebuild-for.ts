import type { Core } from '@strapi/strapi';
import { callShop } from '../call-shop';
import { inBackground } from '../in-background';

/** Requests a rebuild of the shop, once the change of a published review is committed. */
export const rebuildFor = (strapi: Core.Strapi, { product }: { product: string }) =>
  strapi.db.transaction(async ({ onCommit }) => {
    onCommit(inBackground(strapi, 'The shop was not called', () => callShop(strapi, product)));
  });
