import { island } from '~/boot/island';
import { isEmptyMessage, messageFields } from '~/contracts/message';
import type { Values } from '~/features/forms/draft';
import { Field } from '~/features/forms/Field';
import { Form } from '~/features/forms/Form';
import { FormResult } from '~/features/forms/FormResult';
import { SendButton } from '~/features/forms/SendButton';
import { sendForm } from '~/features/forms/send-form';
import { Trap } from '~/features/forms/Trap';
import { useDraft } from '~/features/forms/use-draft';
import { useOutcome } from '~/features/forms/use-outcome';
import { readTexts } from '~/lib/stored-texts';
import { mailLink } from './mailto';
import { emptyDraft, initialSubject, type MessageDraft } from './message-draft';
import type { MessageProps } from './message-words';

const KEY = 'overtone:contact-draft';

/** The kept draft, with the subject of the URL. */
function firstDraft(): MessageDraft {
  if (typeof location === 'undefined') return emptyDraft;
  const draft = readTexts(KEY, emptyDraft);
  const prefilled = new URLSearchParams(location.search).get('subject') ?? '';
  return { ...draft, subject: initialSubject(draft, prefilled), prefilled };
}

interface Result {
  title: string;
  text: string;
  /** Whether to offer the message as an e-mail. */
  byMail?: boolean;
}

function Message({ texts, words, endpoint, action, email }: MessageProps) {
  const { draft, enter, submit, forget } = useDraft([KEY], firstDraft);
  const { isSending, outcome: result, show } = useOutcome<Result>();
  const isOwn = endpoint?.startsWith('/') === true;
  const byService = !action.startsWith('mailto:');

  async function send(values: Values, form: HTMLFormElement): Promise<Result> {
    const { id } = submit(values);
    if (endpoint === undefined) {
      return { title: texts.byMailTitle, text: texts.byMailText, byMail: true };
    }
    const { subject = '', message = '' } = values;
    if (isEmptyMessage({ subject, message })) {
      return { title: texts.emptyTitle, text: texts.emptyText };
    }
    const { outcome } = await sendForm(endpoint, isOwn ? { ...values, id } : new FormData(form));
    if (outcome !== 'sent') {
      const { what, text } = texts.problems[outcome];
      return { title: what, text, byMail: true };
    }
    forget(emptyDraft);
    const hasReceipt = isOwn && values['email'];
    const { sentTitle: title, sentText: text, receiptText } = texts;
    return { title, text: hasReceipt ? `${text} ${receiptText}` : text };
  }

  return (
    <Form
      // Without JavaScript and endpoint, submitting opens the shopper's e-mail program.
      action={action}
      method="post"
      encType={byService ? undefined : 'text/plain'}
      className="mt-6 grid gap-x-6 gap-y-5 sm:grid-cols-2"
      fields={messageFields}
      words={words}
      onEnter={enter}
      onSend={(values, form) => void show(send(values, form))}
    >
      {messageFields.map((field) => (
        <Field
          key={field.name}
          field={field}
          label={texts[field.name]}
          className={field.type === 'multiline' ? 'sm:col-span-2' : ''}
          value={draft[field.name]}
          words={words}
        />
      ))}
      {isOwn && <Trap label={words.trap} />}
      {!byService && (
        <p className="hidden text-sm text-soft sm:col-span-2 noscript:block">{texts.noScript}</p>
      )}
      <p className="sm:col-span-2">
        <SendButton
          className="w-full sm:w-auto sm:min-w-56"
          isSending={isSending}
          sending={words.sending}
        >
          {texts.send}
        </SendButton>
      </p>
      <FormResult className="sm:col-span-2" result={result}>
        {result?.byMail && (
          <a className="button button-primary mt-4" href={mailLink(email, draft)}>
            {texts.byMailAction}
          </a>
        )}
      </FormResult>
    </Form>
  );
}

/** The contact form (requirements §2 "Contact"). Nothing is required. */
export const MessageForm = island(Message);
