import type { CheckoutWords } from '../checkout-words';

/** Who sells, on the printed order. On the screen, header and footer show it. */
export function Seller({ words: { seller, texts } }: { words: CheckoutWords }) {
  return (
    <section aria-label={texts.orders.seller} className="mb-6 hidden print:block">
      <p className="font-semibold">
        {seller.brand} · {seller.company}
      </p>
      <address className="not-italic">
        {[seller.address, seller.phone, seller.email].map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
    </section>
  );
}
