import { useEffect, useRef } from 'react';
import { fill } from '~/i18n/fill';
import type { CheckoutWords } from '../checkout-words';

/** Tells shoppers whose order by bank transfer was not answered that it may have arrived, and how to find out. */
export function Unsure({ words: { online, seller } }: { words: CheckoutWords }) {
  const notice = useRef<HTMLDivElement>(null);

  useEffect(() => {
    notice.current?.focus();
  }, []);

  return (
    online && (
      <div
        ref={notice}
        tabIndex={-1}
        role="alert"
        className="my-6 border-s-4 border-lacquer bg-raised p-4"
      >
        <p className="font-semibold">{online.unsure.title}</p>
        <p className="mt-1">{fill(online.unsure.text, seller)}</p>
      </div>
    )
  );
}
