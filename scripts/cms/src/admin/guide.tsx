import { Box, Flex, Typography } from '@strapi/design-system';
import { Book } from '@strapi/icons';
import type { Localized } from '~/i18n/locales';
import deskGuide from '../labels/desk-guide.json';
import guide from '../labels/guide.json';
import { useLanguage } from './panel';

/** Their addresses, by file; `scripts/cms/guide-pictures.ts` takes them. */
const pictures = import.meta.glob<string>('./guide/*.webp', { eager: true, import: 'default' });

interface Step {
  title: Localized;
  text: Localized;
  picture?: string;
}

function Guide({ steps }: { steps: readonly Step[] }) {
  const language = useLanguage();
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
      {steps.map(({ title, text, picture }, index) => (
        <Box tag="li" key={title.en}>
          <Typography tag="h3" fontWeight="bold">
            {index + 1}. {title[language]}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {text[language]}
          </Typography>
          {picture && (
            <img
              src={pictures[`./guide/${picture}-${language}.webp`]}
              alt=""
              style={{ display: 'block', width: '100%', marginTop: 8 }}
            />
          )}
        </Box>
      ))}
    </Flex>
  );
}

/** Guides on the panel's home page, each for those who do what it describes; the editor's is on the shop's help page, too. */
export const guideWidgets = [
  {
    id: 'guide',
    icon: Book,
    title: { id: 'shop.guide', defaultMessage: guide.title.en },
    component: async () => () => <Guide steps={guide.steps} />,
    permissions: [
      { action: 'plugin::content-manager.explorer.publish', subject: 'api::product.product' },
    ],
  },
  {
    id: 'desk-guide',
    icon: Book,
    title: { id: 'shop.desk-guide', defaultMessage: deskGuide.title.en },
    component: async () => () => <Guide steps={deskGuide.steps} />,
    permissions: [
      { action: 'plugin::content-manager.explorer.update', subject: 'api::order.order' },
    ],
  },
];
