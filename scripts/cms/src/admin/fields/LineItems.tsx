import { Field, Flex, Table, Tbody, Td, Th, Thead, Tr, Typography } from '@strapi/design-system';
import { useField, useForm } from '@strapi/strapi/admin';
import { Link } from 'react-router-dom';
import type { LineItem } from '~/contracts/order';
import type { Refund } from '../../orders/refunds';
import { linesLeft } from '../../orders/refunds';
import {
  dollars,
  recordOf,
  thumbnailOf,
  useLanguage,
  type FieldProps,
  type Picture,
} from '../panel';
import { parsed } from '../../json-value';
import { useProducts } from './use-products';

const PRODUCT = '/content-manager/collection-types/api::product.product';

const headings = {
  zh: ['貨品', '數量', '單價', '小計'],
  en: ['Item', 'Quantity', 'Price', 'Subtotal'],
};
const ordered = { zh: '原為{quantity}', en: 'of {quantity}' };

type Line = Pick<LineItem, 'id' | 'quantity' | 'price'> & { name?: string };

const SIZE = 56;

/** The items of an order as a table, each with its picture and a link to its product. */
export default function LineItems({ name, label }: FieldProps) {
  const { value } = useField<string | readonly Line[]>(name);
  const language = useLanguage();
  const refunds = useForm('LineItems', (form) => recordOf(form.values)['refunds']);
  const lines = (typeof value === 'string' ? (parsed(value) ?? []) : (value ?? [])) as Line[];
  const left = linesLeft(lines, refunds as readonly Refund[] | null);
  const products = useProducts<{ documentId: string; image?: Picture | null }>(
    lines.map(({ id }) => id),
  );
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
          {left.map(({ id, name: product, quantity, price }, index) => {
            const image = products.get(id)?.image;
            const before = lines[index]?.quantity ?? quantity;
            return (
              <Tr key={id}>
                <Td>
                  <Flex gap={3} minWidth="16rem">
                    {image && (
                      <img
                        src={thumbnailOf(image)}
                        alt=""
                        width={SIZE}
                        height={SIZE}
                        style={{ objectFit: 'contain' }}
                      />
                    )}
                    <Typography
                      tag={Link}
                      to={`${PRODUCT}/${id}`}
                      textColor="primary600"
                      style={{ whiteSpace: 'normal' }}
                    >
                      {product ?? id}
                    </Typography>
                  </Flex>
                </Td>
                <Td>
                  <Typography fontWeight="bold">{quantity}</Typography>
                  {before !== quantity && (
                    <Typography textColor="neutral600">
                      {' '}
                      {ordered[language].replace('{quantity}', String(before))}
                    </Typography>
                  )}
                </Td>
                <Td>
                  <Typography>{dollars(price)}</Typography>
                </Td>
                <Td>
                  <Typography>{dollars(price * quantity)}</Typography>
                </Td>
              </Tr>
            );
          })}
        </Tbody>
      </Table>
    </Field.Root>
  );
}
