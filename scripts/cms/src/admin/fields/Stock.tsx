import { Field, NumberInput, Typography } from '@strapi/design-system';
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

/** Shows the stock of a product with a link that changes it, or the input for the stock of a new product. */
export function Stock({ hint }: { hint?: ReactNode }) {
  const language = useLanguage();
  const { value, onChange, error = '' } = useField<number | null>('stock');
  const { id } = useEntry();
  const t = words[language];
  return (
    <Field.Root name="stock" hint={hint} error={error}>
      <Field.Label>{product.stock[language]}</Field.Label>
      {id ? (
        <>
          <Typography tag="p" variant="omega" fontWeight="bold">
            {value ?? t.uncounted}
          </Typography>
          <Typography tag={Link} to={stockChangeOf(id)} textColor="primary600">
            {t.change}
          </Typography>
        </>
      ) : (
        <NumberInput
          {...(typeof value === 'number' && { value })}
          onValueChange={(number) => onChange('stock', number ?? null)}
        />
      )}
      <Field.Hint />
      <Field.Error />
    </Field.Root>
  );
}
