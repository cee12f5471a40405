import type { Core, UID } from '@strapi/strapi';
import type { Locale } from './field-names';

/** An action on a document, of any type. */
export interface Action {
  uid: UID.ContentType;
  action: string;
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the parameters of each action differ
  params: any;
}

export type Next = () => Promise<{ documentId: string }>;

/** Calls a function around every action on a document. Strapi's own types know only one action at a time. */
export function useMiddleware(
  strapi: Core.Strapi,
  middleware: (action: Action, next: Next) => Promise<unknown>,
): void {
  strapi.documents.use(middleware as unknown as Parameters<typeof strapi.documents.use>[0]);
}

/**
 * Returns the request of the admin panel that is being answered, with the path of its route; undefined for all other
 * callers. The path of the request says less: the router accepts it in any case.
 */
export function panelRequest(strapi: Core.Strapi) {
  const context = strapi.requestContext.get();
  const { info, path } = context?.state.route ?? {};
  if (!context || info?.pluginName !== 'content-manager') return undefined;
  return { request: context.request, params: context.params, route: String(path) };
}

/** Returns the language of the panel for the user whose request is being answered. */
export function panelLanguage(strapi: Core.Strapi): Locale {
  const context = strapi.requestContext.get();
  // A language chosen before logging in is not in the profile.
  const language = context?.state.user?.preferedLanguage ?? context?.get('accept-language');
  return String(language).startsWith('zh') ? 'zh' : 'en';
}
