import type { Context } from 'koa';

/** Whether the panel's logged-in account is a super admin. */
export default ({ state }: Context): boolean =>
  state.user?.roles?.some(({ code }: { code: string }) => code === 'strapi-super-admin') ?? false;
