import type { Core } from '@strapi/strapi';

export interface Webhook {
  id: string;
  name: string;
  isEnabled: boolean;
  events: string[];
}

type Run = (
  webhook: Webhook,
  event: string,
  info?: { uid?: string },
) => Promise<{ statusCode: number }>;

/** Strapi's webhooks, which it does not provide types for. */
export const webhooksOf = (strapi: Core.Strapi) => ({
  store: strapi.get('webhookStore') as {
    findWebhooks: () => Promise<Webhook[]>;
    updateWebhook: (id: string, webhook: object) => Promise<Webhook>;
    createWebhook: (webhook: object) => Promise<Webhook>;
  },
  runner: strapi.get('webhookRunner') as {
    run: Run;
    update: (webhook: Webhook) => void;
    add: (webhook: Webhook) => void;
  },
});
