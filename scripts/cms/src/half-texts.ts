/**
 * A field that a form adds to a picture while its alternative text is in one language only. Never stored: it keeps the
 * form unsaved until the text is in both (desk/value-rules.ts).
 */
export const HALF_TEXTS = 'halfTexts';
