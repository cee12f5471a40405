/** What was entered in the contact form, and for what. */
export const emptyDraft = {
  /** Of the message with these texts, so that it does not arrive twice; empty if none was sent yet. */
  id: '',
  name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
  /** The subject that the form's address had. */
  prefilled: '',
};
export type MessageDraft = typeof emptyDraft;

/**
 * The subject that the form opens with. One in the address replaces that of the draft, unless the draft was written
 * under the same address: then the shopper may have edited it.
 */
export const initialSubject = ({ subject, prefilled: before }: MessageDraft, prefilled: string) =>
  prefilled !== '' && prefilled !== before ? prefilled : subject;
