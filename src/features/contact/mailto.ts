/** A `mailto:` URL with the contact form's values. Line breaks are CRLF (RFC 6068 §5). */
export function mailLink(to: string, message: Record<string, string>): string {
  const { name = '', phone = '', subject = '', message: text = '' } = message;
  const body = [text, '', name, phone].join('\n').trim().replaceAll(/\r?\n/g, '\r\n');
  const query = new URLSearchParams({ subject, body }).toString().replaceAll('+', '%20');
  return `mailto:${to}?${query}`;
}
