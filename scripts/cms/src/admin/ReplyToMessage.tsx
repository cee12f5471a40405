import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { LinkButton } from '@strapi/design-system';
import type { Locale } from '~/contracts/languages';
import { MESSAGE } from './models';
import { useLanguage } from './panel';
import { replyTo, type Message } from './reply';

const words = {
  zh: { title: '回覆', reply: '以電郵回覆' },
  en: { title: 'Reply', reply: 'Reply by mail' },
} satisfies Record<Locale, object>;

/** A panel beside a message: a mail to its sender, with the text quoted. */
export const ReplyToMessage: PanelComponent = ({ model, document }) => {
  const t = words[useLanguage()];
  const message = document as unknown as Message | undefined;
  if (model !== MESSAGE || !message?.email) return null;
  return {
    title: t.title,
    content: (
      <LinkButton href={replyTo(message)} variant="secondary" fullWidth>
        {t.reply}
      </LinkButton>
    ),
  };
};
