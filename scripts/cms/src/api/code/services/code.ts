import { factories } from '@strapi/strapi';
import { holdCode, lookAtCode, releaseCode } from '../../../orders/count-codes';
import { retryWrite } from '../../../retry-write';

export default factories.createCoreService('api::code.code', ({ strapi }) => ({
  look: (code: string, id: string | undefined) => lookAtCode(strapi, code, id),
  hold: (code: string, id: string) => retryWrite(() => holdCode(strapi, code, id)),
  release: (code: string, id: string) => retryWrite(() => releaseCode(strapi, code, id)),
}));
