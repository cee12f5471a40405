import { Flex, Typography } from '@strapi/design-system';
import { thumbnailOf, type Picture } from '../panel';
import { useRelatedProducts } from './use-related-products';

interface Product {
  documentId: string;
  name: string;
  image?: Picture | null;
}

/** Pictures and names of the products that are chosen, below Strapi's own input, which has names only. */
export function ProductPictures({ of }: { of: string }) {
  const products = useRelatedProducts<Product>(of);
  return (
    <Flex gap={4} wrap="wrap" alignItems="flex-start">
      {products.map(({ documentId, name, image }) => (
        <Flex key={documentId} direction="column" alignItems="flex-start" gap={1} width="9rem">
          {image && (
            <img
              src={thumbnailOf(image)}
              alt=""
              width="88"
              height="88"
              style={{ objectFit: 'contain' }}
            />
          )}
          <Typography variant="pi">{name}</Typography>
        </Flex>
      ))}
    </Flex>
  );
}
