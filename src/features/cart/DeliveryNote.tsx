import type { deliveryNote } from '~/features/delivery/delivery-cost';

/** The delivery cost, below a total, with a link to details. */
export const DeliveryNote = ({ cost, href, text }: ReturnType<typeof deliveryNote>) => (
  <p className="mt-3 text-sm text-soft">
    <span>{cost}</span>{' '}
    <a className="text-link" href={href}>
      {text}
    </a>
  </p>
);
