/**
 * The fields of the contact form in order. Nothing is required, and a phone number may be any text (requirements
 * §5); `max` is in code units.
 */
export const messageFields = [
  { name: 'name', type: 'text', autocomplete: 'name', max: 100 },
  { name: 'phone', type: 'tel', autocomplete: 'tel', max: 40 },
  { name: 'email', type: 'email', autocomplete: 'email', max: 254 },
  { name: 'subject', type: 'text', autocomplete: 'off', max: 200 },
  { name: 'message', type: 'multiline', autocomplete: 'off', max: 5000 },
] as const;

type MessageField = (typeof messageFields)[number]['name'];

/** A domain with a dot, as the attribute `pattern` of a field. */
export const emailPattern = String.raw`[^\s@]+@[^\s@.]+(\.[^\s@.]+)+`;

/** A field that people do not see. What fills it in is a program. */
export const trapField = 'website';

/** s: nobody writes a message in less. */
export const MIN_SECONDS = 3;

/** The body of `POST /api/messages`. */
export interface MessageRequest extends Record<MessageField, string> {
  /** 32 hexadecimal digits, created on the device; a message that is changed takes another. */
  id: string;
  locale: string;
  /** The text of {@link trapField}: none. */
  website: string;
  /** s since the form was opened. */
  seconds: number;
}

/** Whether a message says nothing. */
export const isEmptyMessage = ({ subject, message }: Pick<MessageRequest, 'subject' | 'message'>) =>
  `${subject}${message}`.trim() === '';
