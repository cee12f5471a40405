/** The fields of the contact form in order. Nothing is required, and a phone number may be any text (requirements §5). */
export const messageFields = [
  { name: 'name', type: 'text', autocomplete: 'name', required: false, max: 100 },
  { name: 'phone', type: 'tel', autocomplete: 'tel', required: false, max: 40 },
  { name: 'email', type: 'email', autocomplete: 'email', required: false, max: 254 },
  { name: 'subject', type: 'text', autocomplete: 'off', required: false, max: 200 },
  { name: 'message', type: 'multiline', autocomplete: 'off', required: false, max: 5000 },
] as const;

/** The texts of a message, by field. */
export type MessageTexts = Record<(typeof messageFields)[number]['name'], string>;

/** Seconds. A form submitted sooner was not filled in by a person. */
export const MIN_SECONDS = 3;

/** Whether a message has neither subject nor text. */
export const isEmptyMessage = ({ subject, message }: Pick<MessageTexts, 'subject' | 'message'>) =>
  `${subject}${message}`.trim() === '';
