import type { FormerProduct } from '~/features/products/product';
import { formerSchema } from '../former-schema';
import { faultOfIssue } from '../reasons';
import type { ContentIssue } from '../shop-content';
import { dataOf, fieldsOf, idOf } from './strapi-item';

function parse(item: unknown) {
  const fields = fieldsOf(item);
  const successor = idOf(fieldsOf(dataOf(fields['successor']))) ?? fields['deletedSuccessor'];
  const former = { ...fields, id: idOf(fields), successor };
  return formerSchema.safeParse(former, { reportInput: true });
}

/** Items of the CMS as former products. Leaves out invalid ones: their addresses lead to no product. */
export const readFormer = (items: readonly unknown[]): FormerProduct[] =>
  items.flatMap((item) => parse(item).data ?? []);

/** The issues for which {@link readFormer} leaves out an item. */
export const formerIssues = (item: unknown): ContentIssue[] =>
  (parse(item).error?.issues ?? []).map((issue) => ({
    ...faultOfIssue(issue),
    field: issue.path.join('.'),
  }));
