import type { Context } from 'koa';

/** Whether the account that has logged in to the panel is that of an engineer. */
export default ({ state }: Context): boolean =>
  state.user?.roles?.some(({ code }: { code: string }) => code === 'strapi-super-admin') ?? false;
