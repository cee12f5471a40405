import type { FormerProduct } from '~/features/products/product';
import { formerSchema } from '../former-schema';
import { dataOf, fieldsOf, idOf } from './strapi-item';

/** Items of the CMS as former products. Leaves out invalid ones: their addresses lead to no product. */
export const readFormer = (items: readonly unknown[]): FormerProduct[] =>
  items.flatMap((item) => {
    const fields = fieldsOf(item);
    const successor = idOf(fieldsOf(dataOf(fields['successor'])));
    return formerSchema.safeParse({ ...fields, id: idOf(fields), successor }).data ?? [];
  });
