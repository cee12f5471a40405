import type { Core, UID } from '@strapi/strapi';

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
