import { Field, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import product from '../../labels/product.json';

const words = {
  zh: { uncounted: '不計存貨', change: '新增存貨變動' },
  en: { uncounted: 'Not counted', change: 'Add a stock change' },
};

/** What is left of a product, and where to change it. */
export function Stock({ hint }) {
  const { locale } = useIntl();
  const { value } = useField('stock');
  const t = words[locale] ?? words.en;
  return (
    <Field.Root hint={hint}>
      <Field.Label>{product.stock[locale] ?? product.stock.en}</Field.Label>
      <Typography tag="p" variant="omega" fontWeight="bold">
        {value ?? t.uncounted}
      </Typography>
      <Typography
        tag={Link}
        to="/content-manager/collection-types/api::stock-change.stock-change/create"
        textColor="primary600"
      >
        {t.change}
      </Typography>
      <Field.Hint />
    </Field.Root>
  );
}
