import type { Core } from '@strapi/strapi';
import type { Localized } from '~/i18n/locales';
import { labelOf, type Locale } from './field-names';
import { panelLanguage } from './middleware';
import { SETTING } from './settings';

const CONFIGURATION = /^\/content-manager\/content-types\/api::[\w-]+\.([\w-]+)\/configuration$/;

interface Named {
  label?: string;
}

interface Configuration {
  data?: { contentType: { metadatas: Record<string, { edit: Named; list: Named }> } };
}

const RECENT = '/content-manager/homepage/recent-documents';
const SETTINGS: Localized = { zh: '商店設定', en: 'Shop settings' };

interface Recent {
  data?: { contentTypeUid: string; title: string }[];
}

/** The home page shows the id of an entry without a name. */
const withTitles = ({ data = [] }: Recent, language: Locale): Recent => ({
  data: data.map((each) =>
    each.contentTypeUid === SETTING ? { ...each, title: SETTINGS[language] } : each,
  ),
});

/**
 * Names fields in the language of the panel in the configuration of lists: filters and the choice of columns show the
 * names that are stored there.
 */
export function setListNames(strapi: Core.Strapi) {
  strapi.server.use(async (context, next) => {
    await next();
    if (context.path === RECENT && context.status === 200) {
      context.body = withTitles(context.body as Recent, panelLanguage(strapi));
    }
    const kind = CONFIGURATION.exec(context.path)?.[1];
    const { data } = (context.body ?? {}) as Configuration;
    if (!kind || !data) return;
    const language = panelLanguage(strapi);
    const named = Object.entries(data.contentType.metadatas).map(([name, { edit, list }]) => {
      const label = labelOf(kind, name, language);
      return [name, { edit: { ...edit, label }, list: { ...list, label } }];
    });
    const contentType = { ...data.contentType, metadatas: Object.fromEntries(named) };
    context.body = { data: { ...data, contentType } };
  });
}
