import { useState } from 'react';
import { island } from '~/boot/island';
import { MAX_STARS, reviewFields } from '~/contracts/review';
import type { Values } from '~/features/forms/draft';
import { Field, RequiredMark } from '~/features/forms/Field';
import { Form } from '~/features/forms/Form';
import { FormResult } from '~/features/forms/FormResult';
import { SendButton } from '~/features/forms/SendButton';
import { sendForm } from '~/features/forms/send-form';
import { Trap } from '~/features/forms/Trap';
import { useDraft } from '~/features/forms/use-draft';
import { useOutcome } from '~/features/forms/use-outcome';
import { focusIfFirst } from '~/features/forms/validity';
import type { ReviewProps } from './review-words';

const empty = { id: '', stars: '', text: '', name: '', reference: '', email: '' };

function Review({ product, starNames, texts, words }: ReviewProps) {
  const { draft, enter, submit, forget } = useDraft([], () => empty);
  const [isUnrated, setUnrated] = useState(false);
  const { isSending, outcome, show } = useOutcome<{ title: string; text: string }>();

  async function send(values: Values, form: HTMLFormElement) {
    const { id } = submit(values);
    const review = { ...values, stars: Number(values.stars), id, product };
    const { outcome } = await sendForm('/api/reviews', review);
    if (outcome !== 'sent') return { title: texts.problemTitle, text: texts.problems[outcome] };
    form.reset();
    forget(empty);
    return { title: texts.sentTitle, text: texts.sentText };
  }

  return (
    <Form
      className="mt-4 grid gap-x-6 gap-y-5 sm:grid-cols-2"
      fields={reviewFields}
      words={words}
      onEnter={enter}
      onSend={(values, form) => void show(send(values, form))}
    >
      <fieldset className="sm:col-span-2" aria-describedby={isUnrated ? 'stars-error' : undefined}>
        <legend className="mb-1">
          <span>{texts.stars}</span> <RequiredMark />
        </legend>
        <span className="flex flex-wrap gap-x-5">
          {starNames.map((name, index) => (
            <label key={name} className="inline-flex min-h-11 items-center gap-2">
              <input
                type="radio"
                name="stars"
                value={MAX_STARS - index}
                required
                onChange={() => {
                  setUnrated(false);
                }}
                onInvalid={(event) => {
                  event.preventDefault();
                  setUnrated(true);
                  focusIfFirst(event.currentTarget);
                }}
              />
              <span>{name}</span>
            </label>
          ))}
        </span>
        {isUnrated && (
          <span id="stars-error" className="block text-sm text-lacquer">
            {words.problems.missing}
          </span>
        )}
      </fieldset>
      {reviewFields.map((field) => (
        <Field
          key={field.name}
          className={field.name === 'text' ? 'sm:col-span-2' : ''}
          field={field}
          label={texts[field.name]}
          optional={words.optional}
          value={draft[field.name]}
          words={words}
        />
      ))}
      <Trap label={words.trap} />
      <p className="text-sm text-soft sm:col-span-2">{texts.boughtHint}</p>
      <p className="sm:col-span-2">
        <SendButton isSending={isSending} sending={words.sending}>
          {texts.send}
        </SendButton>
      </p>
      <FormResult className="sm:col-span-2" result={outcome} />
    </Form>
  );
}

/** A review of a product, which an editor publishes. */
export const ReviewForm = island(Review);
