/** A message from the contact form. */
export interface Message {
  name?: string | null;
  email: string;
  subject?: string | null;
  message?: string | null;
  language: string;
}

const words = {
  zh: {
    greeting: (name: string) => `${name}你好：`,
    subject: '回覆',
    fallback: '你的訊息',
    wrote: '你寫道：',
  },
  en: {
    greeting: (name: string) => `Dear ${name},`,
    subject: 'Re',
    fallback: 'your message',
    wrote: 'You wrote:',
  },
};

/** Longest quotation, in characters: mail programs limit the length of an address. */
const MAX_QUOTED = 600;

/** Returns the address of a reply, in the language of the message, with the text quoted. */
export function replyTo({ name, email, subject, message, language }: Message): string {
  const t = words[language === 'en' ? 'en' : 'zh'];
  const characters = [...(message ?? '')];
  const quoted =
    characters.slice(0, MAX_QUOTED).join('') + (characters.length > MAX_QUOTED ? ' …' : '');
  const lines = [
    ...(name ? [t.greeting(name), ''] : []),
    '',
    '',
    ...(quoted ? [t.wrote, quoted.replaceAll(/^/gm, '> ')] : []),
  ];
  const query = new URLSearchParams({
    subject: `${t.subject}: ${subject || t.fallback}`,
    body: lines.join('\r\n').replaceAll(/\r?\n/g, '\r\n'),
  });
  // RFC 6068 has no plus signs for spaces.
  return `mailto:${encodeURIComponent(email)}?${query.toString().replaceAll('+', '%20')}`;
}
