import type { deliveryNote } from '~/features/delivery/delivery-cost';

/** What delivery costs, below a total, with a link to more about it. */
export const DeliveryNote = ({ cost, href, text }: ReturnType<typeof deliveryNote>) => (
  <p className="mt-3 text-sm text-soft">
    <span>{cost}</span>{' '}
    <a className="text-link" href={href}>
      {text}
    </a>
  </p>
);
