import { useMemo } from 'react';
import { TotalsList } from '~/features/cart/TotalsList';
import { lookupFields } from '~/contracts/order';
import type { Values } from '~/features/forms/draft';
import { Field } from '~/features/forms/Field';
import { Form } from '~/features/forms/Form';
import { FormResult } from '~/features/forms/FormResult';
import { SendButton } from '~/features/forms/SendButton';
import { useDraft } from '~/features/forms/use-draft';
import { useOutcome } from '~/features/forms/use-outcome';
import { fill } from '~/i18n/fill';
import { formatMoney } from '~/i18n/format';
import { useHydrated } from '~/ui/use-hydrated';
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
  const isHydrated = useHydrated();
  const { draft, enter } = useDraft([], () => ({ id: '', reference: '', email: '' }));
  const { isSending, outcome: answer, show } = useOutcome<Found | Problem>();
  const found = typeof answer === 'object' ? answer : undefined;
  const problem = typeof answer === 'object' ? undefined : answer;
  const result = useMemo(
    () => problem && { title: texts.problemTitle, text: texts.problems[problem] },
    [problem, texts],
  );

  const send = ({ reference = '', email = '' }: Values) => lookUp({ reference, email });

  return (
    <section className="mt-16 border-t border-ink pt-8 noscript:hidden" aria-labelledby="lookup">
      <h2 id="lookup" className="text-3xl sm:text-4xl">
        {texts.title}
      </h2>
      <p className="mt-3 max-w-xl text-soft">{texts.intro}</p>
      <Form
        className="mt-6 grid max-w-3xl gap-x-6 gap-y-5 sm:grid-cols-2"
        fields={lookupFields}
        words={texts.words}
        onEnter={enter}
        onSend={(values) => void show(send(values))}
      >
        {lookupFields.map((field) => (
          <Field
            key={field.name}
            field={field}
            label={texts[field.name]}
            value={draft[field.name]}
            words={texts.words}
          />
        ))}
        <p className="sm:col-span-2">
          <SendButton isDisabled={!isHydrated} isSending={isSending} sending={texts.asking}>
            {texts.find}
          </SendButton>
        </p>
        <FormResult className="sm:col-span-2" result={result} />
      </Form>
      <p className="sr-only" role="status">
        {found && fill(texts.found, { reference: found.order.reference })}
      </p>
      {found && <FoundOrder {...found} words={words} texts={texts} />}
    </section>
  );
}

function FoundOrder({ order, status, words, texts }: Found & Props) {
  const orders = useMemo(() => [order], [order]);
  const { items } = useOrderedProducts(words.productListUrl, orders);
  const { summary } = texts;
  const isAbroad = order.customer.area === 'abroad';
  return (
    <>
      <ul role="list">
        <OrderCard order={order} words={words} products={items} asked={{ [order.id]: status }} />
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
