import { factories } from '@strapi/strapi';
import { holdCode, lookAtCode, releaseCode } from '../../../orders/count-codes';
import { retry } from '../../../retry';

export default factories.createCoreService('api::code.code', ({ strapi }) => ({
  look: (code: string, id: string | undefined) => lookAtCode(strapi, code, id),
  hold: (code: string, id: string) => retry(() => holdCode(strapi, code, id)),
  release: (code: string, id: string) => retry(() => releaseCode(strapi, code, id)),
}));
