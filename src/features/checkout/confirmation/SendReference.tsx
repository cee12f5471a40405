import { fill } from '~/i18n/fill';
import type { PlacedOrder } from '~/features/orders/stored-orders';
import type { CheckoutWords } from '../checkout-words';

interface Props {
  order: PlacedOrder;
  words: CheckoutWords;
}

/** Links by which shoppers send the reference to themselves: only their own program sends something. */
export function SendReference({ order: { reference, customer }, words }: Props) {
  const { texts, seller, paths } = words;
  const { submitted } = texts;
  const url = new URL(paths.orders, location.href).href;
  const text = encodeURIComponent(
    fill(submitted.sendText, { brand: seller.brand, reference, url }),
  );
  const address = encodeURIComponent(customer.email);
  const ways = [
    [submitted.byMail, `mailto:${address}?subject=${reference}&body=${text}`],
    ['WhatsApp', `https://wa.me/?text=${text}`],
  ];
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-6 print:hidden">
      <span>{submitted.send}</span>
      {ways.map(([name, href]) => (
        <a key={href} className="text-link inline-flex min-h-11 min-w-11 items-center" href={href}>
          {name}
        </a>
      ))}
    </p>
  );
}
