import { isObject, parseJson } from '~/lib/json';

/** The values of the contact form by field name, and the subject that its address had. */
export interface MessageDraft {
  /** Of the message with these values, so that it does not arrive twice; empty if none was sent yet. */
  id: string;
  values: Readonly<Record<string, string>>;
  prefilled: string;
}

const emptyDraft: MessageDraft = { id: '', values: {}, prefilled: '' };

/** Decodes a stored draft: strings only. Never throws. */
export function decodeDraft(text: string): MessageDraft {
  const stored = parseJson(text);
  if (!isObject(stored) || !isObject(stored['values'])) return emptyDraft;
  const values = Object.entries(stored['values']).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const of = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  return { id: of('id'), values: Object.fromEntries(values), prefilled: of('prefilled') };
}

/**
 * The values that the form opens with. A subject in the address replaces that of the draft, unless the
 * draft was written under the same address: then the shopper may have edited it.
 */
export function initialValues(
  { values, prefilled: before }: MessageDraft,
  prefilled: string,
): Readonly<Record<string, string>> {
  return prefilled !== '' && prefilled !== before ? { ...values, subject: prefilled } : values;
}
