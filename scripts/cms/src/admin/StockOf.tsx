import type { PanelComponent } from '@strapi/content-manager/strapi-admin';
import { useFetchClient, useForm } from '@strapi/strapi/admin';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';

const STOCK_CHANGE = 'api::stock-change.stock-change';
const PRODUCT = '/content-manager/collection-types/api::product.product';

interface Product {
  id: number;
  documentId: string;
  name: string;
  status?: string;
}

/** The address of the form of a stock change of a product. */
export const stockChangeOf = (documentId: string) =>
  `/content-manager/collection-types/${STOCK_CHANGE}/create?product=${documentId}`;

/** As Strapi's input of relations stores a choice. */
const chosen = ({ id, documentId, name, status }: Product) => ({
  connect: [
    {
      id,
      apiData: { id, documentId, isTemporary: true },
      name,
      label: name,
      status,
      href: `..${PRODUCT.replace('/content-manager', '')}/${documentId}`,
      __temp_key__: 'a0',
    },
  ],
  disconnect: [],
});

/** Chooses the product of the address in a new stock change. It has no panel of its own. */
export const StockOf: PanelComponent = ({ model, documentId }) => {
  const { get } = useFetchClient();
  const [search] = useSearchParams();
  const onChange = useForm('StockOf', (form) => form.onChange);
  const product = model === STOCK_CHANGE && !documentId ? search.get('product') : null;
  useEffect(() => {
    if (!product) return;
    get<{ data: Product }>(`${PRODUCT}/${encodeURIComponent(product)}`).then(
      ({ data }) => onChange('product', chosen(data.data)),
      () => undefined,
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- once; `onChange` differs in each render
  }, [product, get]);
  return null;
};
