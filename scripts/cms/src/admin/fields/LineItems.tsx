import { Field, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useField } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { LineItem } from '~/contracts/order';
import { useLanguage, type FieldProps } from '../panel';

const PRODUCT = '/content-manager/collection-types/api::product.product';

const headings = {
  zh: ['貨品', '數量', '單價', '小計'],
  en: ['Item', 'Quantity', 'Price', 'Subtotal'],
};

type Line = Pick<LineItem, 'id' | 'quantity' | 'price'> & { name?: string };

/** The items of an order as a table, each with a link to its product. */
export default function LineItems({ name, label }: FieldProps) {
  const { value } = useField<string | readonly Line[]>(name);
  const language = useLanguage();
  const lines: readonly Line[] =
    typeof value === 'string' ? JSON.parse(value || '[]') : (value ?? []);
  const dollars = (amount: number) => `HK$${amount.toLocaleString('en')}`;
  return (
    <Field.Root name={name}>
      <Field.Label>{label}</Field.Label>
      <Table colCount={4} rowCount={lines.length + 1}>
        <Thead>
          <Tr>
            {headings[language].map((heading) => (
              <Th key={heading}>
                <Typography variant="sigma">{heading}</Typography>
              </Th>
            ))}
          </Tr>
        </Thead>
        <Tbody>
          {lines.map(({ id, name: product, quantity, price }) => (
            <Tr key={id}>
              <Td>
                <Link to={`${PRODUCT}/${id}`}>{product ?? id}</Link>
              </Td>
              <Td>
                <Typography>{quantity}</Typography>
              </Td>
              <Td>
                <Typography>{dollars(price)}</Typography>
              </Td>
              <Td>
                <Typography>{dollars(price * quantity)}</Typography>
              </Td>
            </Tr>
          ))}
        </Tbody>
      </Table>
    </Field.Root>
  );
}
