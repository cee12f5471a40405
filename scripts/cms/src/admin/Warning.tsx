import { Box, Flex, Typography } from '@strapi/design-system';
import { WarningCircle } from '@strapi/icons';
import type { ReactNode } from 'react';

/** A warning that stays. Strapi's Alert has a button that closes it. */
export const Warning = ({ children }: { children: ReactNode }) => (
  <Flex
    background="warning100"
    borderColor="warning200"
    padding={3}
    gap={2}
    alignItems="flex-start"
    hasRadius
    role="alert"
  >
    <Box shrink={0} paddingTop={1}>
      <WarningCircle fill="warning600" aria-hidden />
    </Box>
    <Typography textColor="warning700" style={{ whiteSpace: 'pre-line' }}>
      {children}
    </Typography>
  </Flex>
);
