import { Box, Flex, Typography } from '@strapi/design-system';
import { Book } from '@strapi/icons';
import guide from '../labels/guide.json';
import { useLanguage } from './panel';

/** Their addresses, by file; `scripts/cms/guide-pictures.ts` takes them. */
const pictures = import.meta.glob<string>('./guide/*.webp', { eager: true, import: 'default' });

/** An editor's first day, step by step, as on the shop's help page. */
function Guide() {
  const language = useLanguage();
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
      {guide.steps.map(({ title, text, picture }, index) => (
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

/** On the panel's home page. */
export const guideWidget = {
  id: 'guide',
  icon: Book,
  title: { id: 'shop.guide', defaultMessage: guide.title.en },
  component: async () => Guide,
};
