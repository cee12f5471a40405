import type { Core } from '@strapi/strapi';
import customFields from './custom-fields.json';
import { setClosedDatesRoute } from './bookings/closed-dates-route';
import { allowSettings, createAccess, renewTokens, setOrdersToken } from './seed/access';
import { createCatalogue } from './seed/catalogue';
import { startTelling } from './alerts/tell-who-waits';
import { watchCalls, setWebhooks } from './call-shop';
import { removeFormerAttributes } from './former-attributes';
import { checkSuccessors, keepFormer, offerSuccessors } from './former-products';
import {
  addChosenProducts,
  connectNewlyPublished,
  convertStoredCrossSells,
} from './product-relations';
import { limitRoutes } from './desk/open-routes';
import { setFileValuesRoute } from './desk/file-values-route';
import { setListNames } from './desk/list-names';
import { setPanelRules } from './desk/panel-rules';
import { setPrintRoute } from './desk/print-route';
import { setPublishCheckRoute } from './desk/publish-check-route';
import { setPublishRules } from './desk/publish-rules';
import { setRoles } from './desk/roles';
import { setSearch } from './desk/search';
import { createSettings } from './desk/settings';
import { setUploadRules, setUploadWords } from './desk/uploads';
import { addVersions, setVersions } from './desk/versions';
import { setViews } from './desk/views';
import { setProductsCsvRoutes } from './products-csv/routes';
import { setSalesRoute } from './sales/routes';
import { endPlannedPublication, startSchedule } from './schedule';
import { keepStock } from './stock-changes';
import { setStatusRoute } from './shop-status';
import { startOutbox } from './mails/outbox';
import { startRetention } from './people/retention';
import { setPersonalDataRoutes } from './people/panel-routes';

/** Seeds an empty CMS. The accounts come last: if they are missing, a seed may have been interrupted, and starts again. */
export default {
  register({ strapi }: { strapi: Core.Strapi }) {
    strapi.customFields.register(
      Object.entries(customFields).map(([name, type]) => ({
        name,
        type: type as 'json' | 'string',
      })),
    );
    addVersions(strapi);
    addChosenProducts(strapi);
    limitRoutes(strapi);
    setPersonalDataRoutes(strapi);
    setProductsCsvRoutes(strapi);
    setStatusRoute(strapi);
    setSalesRoute(strapi);
    setClosedDatesRoute(strapi);
    setFileValuesRoute(strapi);
    setPrintRoute(strapi);
    setPublishCheckRoute(strapi);
    setListNames(strapi);
    setUploadWords(strapi);
    offerSuccessors(strapi);
  },

  async bootstrap({ strapi }: { strapi: Core.Strapi }) {
    const isNew = !(await strapi.service('admin::user').exists());
    const getsCatalogue = process.env.CMS_SEED !== 'accounts';
    // A shell without the variables of the server, such as that of cron: a backup would have the built-in catalogue.
    if (isNew && getsCatalogue && process.env.CMS_COMMAND) {
      throw new Error(
        'There is no CMS with accounts in this database. Set DATABASE_URL or CMS_DATA to the values of the server.',
      );
    }
    setVersions(strapi);
    setPanelRules(strapi);
    setPublishRules(strapi);
    setUploadRules(strapi);
    setSearch(strapi);
    keepStock(strapi);
    endPlannedPublication(strapi);
    connectNewlyPublished(strapi);
    keepFormer(strapi);
    checkSuccessors(strapi);
    await convertStoredCrossSells(strapi);
    await removeFormerAttributes(strapi);
    await setViews(strapi);
    await createSettings(strapi);
    const roles = await setRoles(strapi);
    if (isNew) {
      if (getsCatalogue) await createCatalogue(strapi);
      await createAccess(strapi, roles);
    }
    await setOrdersToken(strapi);
    await allowSettings(strapi);
    watchCalls(strapi);
    // A command ends soon, and has the variables of its shell: a server may be running with others.
    if (process.env.CMS_COMMAND) return;
    await renewTokens(strapi);
    await setWebhooks(strapi);
    startOutbox(strapi);
    startSchedule(strapi);
    await startTelling(strapi);
    await startRetention(strapi);
  },
};
