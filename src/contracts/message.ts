import { emailField, phoneField } from './text-fields';

/** The fields of the contact form in order. Nothing is required, and a phone number may be any text (requirements §5). */
export const messageFields = [
  { name: 'name', type: 'text', autoComplete: 'name', required: false, max: 100 },
  { ...phoneField, required: false },
  { ...emailField, required: false },
  { name: 'subject', type: 'text', autoComplete: 'off', required: false, max: 200 },
  {
    name: 'message',
    type: 'multiline',
    autoComplete: 'off',
    rows: 6,
    required: false,
    max: 5000,
  },
] as const;

/** The texts of a message, by field. */
export type MessageTexts = Record<(typeof messageFields)[number]['name'], string>;

/** Whether a message has neither subject nor text. */
export const isEmptyMessage = ({ subject, message }: Pick<MessageTexts, 'subject' | 'message'>) =>
  `${subject}${message}`.trim() === '';
