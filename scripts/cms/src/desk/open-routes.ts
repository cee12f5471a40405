import type { Core } from '@strapi/strapi';

/**
 * Routes open to every account without a permission: the panel needs them, or the handler checks the permission itself.
 * Strapi has more such routes, for example one that sends a mail from any sender: those are for super admins only.
 */
const OPEN: readonly string[] = [
  'GET /shop/status',
  'GET /shop/settings/:kind',
  'GET /admin/information',
  'GET /admin/telemetry-properties',
  'GET /admin/license-trial-time-left',
  'GET /admin/guided-tour-meta',
  'POST /admin/logout',
  'POST /admin/permissions/check',
  'GET /admin/users/me',
  'PUT /admin/users/me',
  'GET /admin/users/me/permissions',
  'GET /admin/users/me/sessions',
  'DELETE /admin/users/me/sessions',
  'DELETE /admin/users/me/sessions/:sessionId',
  'GET /admin/homepage/key-statistics',
  'GET /admin/homepage/layout',
  'PUT /admin/homepage/layout',
  'GET /admin/ai-feature-config',
  'GET /content-manager/init',
  'GET /content-manager/content-types',
  'GET /content-manager/content-types-settings',
  'GET /content-manager/content-types/:uid/configuration',
  'GET /content-manager/components',
  'GET /content-manager/components/:uid/configuration',
  'POST /content-manager/uid/generate',
  'POST /content-manager/uid/check-availability',
  'GET /content-manager/relations/:model/:targetField',
  'GET /content-manager/relations/:model/:id/:targetField',
  'GET /content-manager/preview/url/:contentType',
  'GET /content-manager/homepage/recent-documents',
  'GET /content-manager/homepage/count-documents',
  'POST /upload/',
  'POST /upload/files',
  'PUT /upload/files/:id',
  'POST /upload/files/:id/replace',
  'GET /upload/configuration',
  'GET /i18n/locales',
  'POST /i18n/content-manager/actions/get-non-localized-fields',
];

interface Router {
  type?: string;
  prefix?: string;
  routes: Core.Route[];
}

const asksPermission = (policy: unknown) =>
  /hasPermissions$/.test(
    typeof policy === 'object' && policy && 'name' in policy ? String(policy.name) : String(policy),
  );

/** Restricts the panel's routes without permissions, except those above, to super admins. */
export function limitRoutes(strapi: Core.Strapi) {
  const server = strapi.server as unknown as { routes: (router: Router | Core.Route[]) => unknown };
  const add = server.routes.bind(server);
  const limit = ({ prefix = '' }: Router, route: Core.Route) => {
    const { auth, policies = [] } = route.config ?? {};
    const isOpen = auth === false || OPEN.includes(`${route.method} ${prefix}${route.path}`);
    if (isOpen || policies.some(asksPermission)) return;
    Object.assign(route, {
      config: { ...route.config, policies: [...policies, 'global::is-super-admin'] },
    });
  };
  server.routes = (router) => {
    if (!Array.isArray(router) && router.type === 'admin')
      for (const route of router.routes) limit(router, route);
    return add(router);
  };
}
