import { useMemo, useState, type SyntheticEvent } from 'react';
import { TotalsList } from '~/features/cart/TotalsList';
import type { LookupRequest } from '~/contracts/order';
import { fill } from '~/i18n/fill';
import { useHydrated } from '~/ui/use-hydrated';
import { formatMoney } from '~/i18n/format';
import { useOrderedProducts } from './use-ordered-products';
import { lookUp, type Found, type Problem } from './look-up';
import { OrderCard } from './OrderCard';
import type { OrdersWords } from './orders-words';

interface Props {
  words: OrdersWords;
  texts: NonNullable<OrdersWords['lookup']>;
}

/** Finds an order that was placed on another device, by its reference and e-mail address. */
export function OrderLookup({ words, texts }: Props) {
  const [answer, setAnswer] = useState<Found | Problem | 'asking'>();
  const isReady = useHydrated() && answer !== 'asking';
  const found = typeof answer === 'object' ? answer : undefined;
  const problem = typeof answer === 'object' || answer === 'asking' ? undefined : answer;

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const { reference, email } = Object.fromEntries(
      new FormData(event.currentTarget),
    ) as unknown as LookupRequest;
    setAnswer('asking');
    setAnswer(await lookUp({ reference, email }));
  }

  return (
    <section className="mt-16 border-t border-ink pt-8 noscript:hidden" aria-labelledby="lookup">
      <h2 id="lookup" className="text-3xl sm:text-4xl">
        {texts.title}
      </h2>
      <p className="mt-3 max-w-xl text-soft">{texts.intro}</p>
      <form
        className="mt-6 grid max-w-4xl items-end gap-x-6 gap-y-5 sm:grid-cols-[1fr_1fr_auto]"
        onSubmit={(event) => void submit(event)}
      >
        <label>
          <span className="mb-1 block">{texts.reference}</span>
          <input
            className="field"
            name="reference"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder="OT-20261122-7KQ4MN"
            required
            maxLength={60}
          />
        </label>
        <label>
          <span className="mb-1 block">{texts.email}</span>
          <input
            className="field"
            name="email"
            autoComplete="email"
            inputMode="email"
            autoCapitalize="none"
            spellCheck={false}
            pattern={texts.emailPattern}
            required
            maxLength={254}
          />
        </label>
        <button className="button button-primary" disabled={!isReady}>
          {answer === 'asking' ? texts.asking : texts.find}
        </button>
      </form>
      <div className="mt-6" role="status">
        {problem && (
          <p className="border-s-4 border-ink bg-raised p-5">{texts.problems[problem]}</p>
        )}
        {found && (
          <span className="sr-only">{fill(texts.found, { reference: found.order.reference })}</span>
        )}
      </div>
      {found && <FoundOrder {...found} words={words} texts={texts} />}
    </section>
  );
}

function FoundOrder({ order, status, words, texts }: Found & Props) {
  const orders = useMemo(() => [order], [order]);
  const products = useOrderedProducts(words.productListUrl, orders);
  const { summary } = texts;
  const isAbroad = order.customer.area === 'abroad';
  return (
    <>
      <ul role="list">
        <OrderCard order={order} words={words} products={products} asked={{ [order.id]: status }} />
      </ul>
      <div className="ms-auto mt-4 max-w-sm">
        <TotalsList
          totals={order.totals}
          words={isAbroad ? { ...summary, free: summary.agreed } : summary}
          money={(amount) => formatMoney(amount, 'HK$')}
        />
      </div>
    </>
  );
}
