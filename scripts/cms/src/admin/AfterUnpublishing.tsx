import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { Flex, Link, Typography } from '@strapi/design-system';
import { useFetchClient } from '@strapi/strapi/admin';
import { useEffect, useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useLanguage } from './panel';

const words = {
  zh: {
    title: '已停售',
    text: '產品的地址說明它已停售，並介紹相近的產品。如有後繼產品，可令地址轉到該產品。再按「發佈」便會重新出售。',
    choose: '選後繼產品',
  },
  en: {
    title: 'Discontinued',
    text: 'The address of this product says that it is discontinued, and suggests similar ones. If there is a successor, the address can lead to it. Publish the product to sell it again.',
    choose: 'Choose a successor',
  },
};

const FORMER = '/content-manager/collection-types/api::former-product.former-product';

/** A panel beside the form of a product that was public and no longer is, with the next step. */
export const AfterUnpublishing: PanelComponent = ({ model, documentId, document, meta }) => {
  const t = words[useLanguage()];
  const { get } = useFetchClient();
  const [former, setFormer] = useState<string>();
  const isLive =
    document?.publishedAt ?? meta?.availableStatus?.some(({ publishedAt }) => publishedAt);
  const isAsked = model === 'api::product.product' && documentId !== undefined && !isLive;

  useEffect(() => {
    if (!isAsked) return;
    let isGone = false;
    get(`${FORMER}/${documentId}`).then(
      () => !isGone && setFormer(documentId),
      // It was never public, or this account has no discontinued products.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [get, documentId, isAsked]);

  if (!isAsked || former !== documentId) return null;
  return {
    title: t.title,
    content: (
      <Flex direction="column" alignItems="stretch" gap={2} width="100%">
        <Typography>{t.text}</Typography>
        <Link tag={NavLink} to={`${FORMER}/${documentId}`}>
          {t.choose}
        </Link>
      </Flex>
    ),
  };
};
