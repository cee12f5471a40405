import { island } from '~/boot/island';
import { emailField } from '~/contracts/text-fields';
import type { Values } from '~/features/forms/draft';
import { Field } from '~/features/forms/Field';
import { Form } from '~/features/forms/Form';
import { FormResult } from '~/features/forms/FormResult';
import { SendButton } from '~/features/forms/SendButton';
import { sendForm } from '~/features/forms/send-form';
import { Trap } from '~/features/forms/Trap';
import { useDraft } from '~/features/forms/use-draft';
import { useOutcome } from '~/features/forms/use-outcome';
import { fill } from '~/i18n/fill';
import type { AlertProps } from './alert-words';

const fields = [emailField];

function Alert({ product, texts, noScript, words }: AlertProps) {
  const { draft, enter, submit } = useDraft([], () => ({ id: '', email: '' }));
  const { isSending, outcome, show } = useOutcome<{ title: string; text: string }>();

  async function send(values: Values) {
    const { id, email } = submit(values);
    const { outcome } = await sendForm('/api/alerts', { ...values, id, product });
    return outcome === 'sent'
      ? { title: texts.sentTitle, text: fill(texts.sentText, { email }) }
      : { title: texts.problemTitle, text: texts.problems[outcome] };
  }

  return (
    <Form
      className="mt-5"
      aria-labelledby="alert-title"
      fields={fields}
      words={words}
      onEnter={enter}
      onSend={(values) => void show(send(values))}
    >
      <h2 id="alert-title" className="font-text text-base font-semibold">
        {texts.title}
      </h2>
      <p className="mt-2 hidden noscript:block">{noScript}</p>
      <div className="noscript:hidden">
        <Field
          className="mt-2"
          field={emailField}
          label={texts.email}
          hint={texts.note}
          value={draft.email}
          words={words}
        />
        <Trap label={words.trap} />
        <SendButton
          className="mt-3 w-full sm:w-auto sm:min-w-40"
          isSending={isSending}
          sending={words.sending}
        >
          {texts.send}
        </SendButton>
        <FormResult className="mt-3" result={outcome} />
      </div>
    </Form>
  );
}

/** Asks for a mail when a sold-out product is back in stock. */
export const AlertForm = island(Alert);
