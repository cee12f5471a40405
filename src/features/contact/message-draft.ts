/** The input of the contact form, and the subject in the URL at that time. */
export const emptyDraft = {
  /** The id of the message with these texts, so that it is not written twice; empty if not sent yet. */
  id: '',
  name: '',
  phone: '',
  email: '',
  subject: '',
  message: '',
  /** The subject in the form's URL. */
  prefilled: '',
};
export type MessageDraft = typeof emptyDraft;

/**
 * Returns the initial subject of the form. A subject in the URL replaces that of the draft, unless
 * the draft was written under the same URL: then the shopper may have edited it.
 */
export const initialSubject = ({ subject, prefilled: before }: MessageDraft, prefilled: string) =>
  prefilled !== '' && prefilled !== before ? prefilled : subject;
