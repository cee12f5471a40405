import { useStore } from '@nanostores/react';
import { useEffect, useState, type SyntheticEvent } from 'react';
import type { Totals } from '~/contracts/order';
import { fill } from '~/i18n/fill';
import { TextButton } from '~/ui/TextButton';
import { applyCode, renewCode, type CodeRefusal } from './apply-code';
import type { CartWords } from './cart-words';
import { $terms, forgetCode } from './code-store';
import { problemOfTerms } from './totals';

interface Props {
  totals: Totals;
  texts: NonNullable<CartWords['code']>;
  money: (amount: number) => string;
}

/** Reasons that may pass: the code stays applied. */
const isTemporary = (refusal: CodeRefusal) => refusal === 'limited' || refusal === 'failed';

/** Applies a discount code to the cart, or removes it. */
export function CodeField({ totals, texts, money }: Props) {
  const terms = useStore($terms);
  const [answer, setAnswer] = useState<'asking' | { code: string; refusal: CodeRefusal }>();

  useEffect(() => {
    void renewCode().then((refused) => {
      if (!refused || isTemporary(refused.refusal)) return;
      forgetCode();
      setAnswer(refused);
    });
  }, []);

  async function submit(event: SyntheticEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (typeof code !== 'string' || code.trim() === '') return;
    setAnswer('asking');
    const refusal = await applyCode(code);
    setAnswer(refusal && { code, refusal });
  }

  const refused = typeof answer === 'object' ? answer : undefined;
  const problem = terms ? problemOfTerms(totals, terms) : refused?.refusal;
  const values = {
    code: terms?.code ?? refused?.code ?? '',
    minimum: money(terms?.minimum ?? 0),
  };
  return (
    <div className="mt-4 print:hidden">
      {terms ? (
        <TextButton
          className="text-sm text-soft"
          onClick={() => {
            forgetCode();
            setAnswer(undefined);
          }}
        >
          {fill(texts.remove, values)}
        </TextButton>
      ) : (
        <form className="flex items-end gap-3" onSubmit={(event) => void submit(event)}>
          <label className="min-w-0 grow">
            <span className="mb-1 block text-sm">{texts.label}</span>
            <input
              className="field"
              name="code"
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={60}
            />
          </label>
          <button className="button button-quiet" disabled={answer === 'asking'}>
            {answer === 'asking' ? texts.asking : texts.apply}
          </button>
        </form>
      )}
      <div role="status">
        {problem ? (
          <p className="mt-3 border-s-4 border-lacquer bg-raised p-3 text-sm">
            {fill(texts.problems[problem], values)}
          </p>
        ) : (
          terms && <p className="sr-only">{fill(texts.applied, values)}</p>
        )}
      </div>
    </div>
  );
}
