import { NO_ATOM } from '~/contracts/text-fields';

const ATOM = `[^@＠.．${NO_ATOM}]+`;

/**
 * An e-mail address before it is normalized, as the attribute `pattern` of a field. The field has the type `text`: one of
 * type `email` refuses full-width and invisible characters, which people copy and the shop removes.
 */
export const emailPattern = String.raw`\s*[^@＠${NO_ATOM}]+[@＠]${ATOM}([.．]${ATOM})+\s*`;

/** Attributes of an input for an e-mail address. */
export const emailAttributes = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  pattern: emailPattern,
} as const;
