import { Field, Typography } from '@strapi/design-system';
import { unstable_useContentManagerContext as useEntry, useField } from '@strapi/strapi/admin';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import product from '../../labels/product.json';
import { useLanguage } from '../panel';
import { stockChangeOf } from '../StockOf';

const words = {
  zh: { uncounted: '不計存貨', change: '新增存貨變動' },
  en: { uncounted: 'Not counted', change: 'Add a stock change' },
};

/** What is left of a product, and where to change it. */
export function Stock({ hint }: { hint?: ReactNode }) {
  const language = useLanguage();
  const { value } = useField<number | null>('stock');
  const { id } = useEntry();
  const t = words[language];
  return (
    <Field.Root hint={hint}>
      <Field.Label>{product.stock[language]}</Field.Label>
      <Typography tag="p" variant="omega" fontWeight="bold">
        {value ?? t.uncounted}
      </Typography>
      <Typography tag={Link} to={stockChangeOf(id ?? '')} textColor="primary600">
        {t.change}
      </Typography>
      <Field.Hint />
    </Field.Root>
  );
}
