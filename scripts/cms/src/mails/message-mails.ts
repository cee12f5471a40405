import type { MessageRecord } from '~/contracts/form-schema';
import { compose, type Shop } from './compose';
import { factsOf } from './facts';
import type { Mail } from './mail-rules';

const words = {
  zh: {
    title: '我們已收到你的訊息',
    intro: '多謝你的訊息，我們會在24小時內回覆。',
    notYou: '如果不是你發送的，請回覆這封電郵告訴我們。',
  },
  en: {
    title: 'We have received your message',
    intro: 'Thank you for your message. We will reply within 24 hours.',
    notYou: 'If you did not send it, please reply to this e-mail to tell us.',
  },
};

/** Texts for editors are in Chinese and English. */
const shopWords = {
  title: '網站訊息 Message from the website',
  name: '姓名 Name',
  email: '電郵 Email',
  phone: '電話 Phone',
  subject: '主題 Subject',
};

/**
 * Returns the note to the shop and, if the sender gave an address, a receipt. The receipt quotes nothing from the
 * message: the address may belong to someone else, to whom the shop would relay any text.
 */
export function messageMails(
  {
    messageId,
    name,
    phone,
    email,
    subject,
    message,
    language,
  }: MessageRecord & { messageId: string },
  shop: Shop,
): Mail[] {
  const own = words[language];
  const note = compose({
    title: shopWords.title,
    language: 'zh',
    shop,
    blocks: [
      factsOf([
        [shopWords.name, name],
        [shopWords.email, email],
        [shopWords.phone, phone],
        [shopWords.subject, subject],
      ]),
      { quote: message || '—' },
    ],
  });
  const receipt = compose({
    title: own.title,
    language,
    shop,
    blocks: [{ text: own.intro }, { text: own.notYou }],
  });
  return [
    {
      key: `message:${messageId}:shop`,
      to: shop.email,
      replyTo: email,
      subject: `${shopWords.title}${subject ? `: ${subject}` : ''}`,
      ...note,
    },
    {
      key: `message:${messageId}:receipt`,
      to: email,
      subject: `${own.title} - ${shop.brand}`,
      ...receipt,
    },
  ];
}
