import { Box, Flex, Typography } from '@strapi/design-system';
import { Book } from '@strapi/icons';
import { useIntl } from 'react-intl';
import guide from '../labels/guide.json';

/** An editor's first day, step by step, as on the shop's help page. */
function Guide() {
  const { locale } = useIntl();
  const wordsOf = (texts) => texts[locale] ?? texts.en;
  return (
    <Flex tag="ol" direction="column" alignItems="stretch" gap={3}>
      {guide.steps.map(({ title, text }, index) => (
        <Box tag="li" key={title.en}>
          <Typography tag="h3" fontWeight="bold">
            {index + 1}. {wordsOf(title)}
          </Typography>
          <Typography tag="p" textColor="neutral600">
            {wordsOf(text)}
          </Typography>
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
