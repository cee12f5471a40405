/** A product that the shop no longer sells, in `data/former-products.json`. */
export interface Former {
  id: string;
  successor?: string;
}

/**
 * Returns the entries of the CMS for former products, except those that are sold again. Successors that are not sold
 * cannot be relations; their own entries may lead on.
 *
 * @param sold the ids of the products of the CMS
 */
export const formerEntries = (former: readonly Former[], sold: readonly string[]) =>
  former
    .filter(({ id }) => !sold.includes(id))
    .map(({ id, successor, ...fields }) => ({
      ...fields,
      documentId: id,
      ...(successor !== undefined &&
        (sold.includes(successor)
          ? { successor: { connect: [{ documentId: successor }] } }
          : { deletedSuccessor: successor })),
    }));
