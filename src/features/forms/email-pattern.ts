import { INVISIBLE, NO_ATOM } from '~/contracts/text-fields';

const SPACES = String.raw`[\s${INVISIBLE}]*`;
// U+FEFF is one of the invisible characters, but `\s` in NO_ATOM excludes it.
const LOCAL = String.raw`(?:[^@＠${NO_ATOM}]|\ufeff)+`;
const ATOM = String.raw`(?:[^@＠.．${NO_ATOM}]|\ufeff)+`;

/**
 * An e-mail address before it is normalized, as the attribute `pattern` of a field. The field has the type `text`: one of
 * type `email` refuses full-width and invisible characters, which people copy and the shop removes.
 */
export const emailPattern = `${SPACES}${LOCAL}[@＠]${ATOM}([.．]${ATOM})+${SPACES}`;

/** Attributes of an input for an e-mail address. */
export const emailAttributes = {
  type: 'text',
  inputMode: 'email',
  autoCapitalize: 'none',
  spellCheck: false,
  pattern: emailPattern,
} as const;
