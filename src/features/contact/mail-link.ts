/** A `mailto:` URL with the contact form's values. */
export function mailLink(to: string, message: Record<string, string>): string {
  const { name = '', phone = '', subject = '', message: text = '' } = message;
  const body = [text, '', name, phone].join('\n').trim();
  const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
  return `mailto:${to}?${query}`;
}
