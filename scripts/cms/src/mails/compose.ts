import { pathPrefix, type Locale } from '~/contracts/languages';

export type Localized = Readonly<Record<Locale, string>>;

/**
 * A part of a mail: a paragraph, labelled facts, a customer's text, or a link. A quiet link is less
 * prominent.
 */
export type Block =
  | { text: string }
  | { facts: readonly (readonly [string, string])[] }
  | { quote: string }
  | { link: string; url: string; isQuiet?: boolean };

/** Facts about the shop in mails. */
export interface Shop {
  brand: string;
  company: Localized;
  address: Localized;
  phone: string;
  email: string;
  bank: { name: Localized; accountNumber: string; accountName: string };
  url: string;
  retentionDays: Record<'message' | 'mail' | 'alert' | 'unconfirmedAlert', number>;
}

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string) =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '').replaceAll(/\r?\n/g, '<br>');

const INK = '#17150f';
const SOFT = '#5d574c';
const LINE = '#d8d2c6';
const FONT = "font:16px/1.6 -apple-system,'Segoe UI','PingFang HK','Microsoft JhengHei',sans-serif";

function textOf(block: Block): string {
  if ('text' in block) return block.text;
  if ('quote' in block) return block.quote.replaceAll(/^/gm, '> ');
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${block.link}: ${block.url}`;
}

/** A long URL breaks on a phone; names and amounts of money do not. */
const rowOf = ([name, value]: readonly [string, string]) =>
  `<tr><td style="padding:6px 16px 6px 0;border-bottom:1px solid ${LINE};color:${SOFT};vertical-align:top;overflow-wrap:normal">${escape(name)}</td>` +
  `<td dir="auto" style="min-width:7em;padding:6px 0;border-bottom:1px solid ${LINE}">${escape(value)}</td></tr>`;

function htmlOf(block: Block): string {
  if ('text' in block) return `<p style="margin:0 0 16px">${escape(block.text)}</p>`;
  if ('quote' in block) {
    return `<blockquote dir="auto" style="margin:0 0 16px;padding:0 0 0 16px;border-inline-start:3px solid ${INK}">${escape(block.quote)}</blockquote>`;
  }
  if ('facts' in block) {
    if (block.facts.length === 0) return '';
    return `<table role="presentation" cellspacing="0" style="margin:0 0 16px;width:100%;border-collapse:collapse">${block.facts.map(rowOf).join('')}</table>`;
  }
  const look = block.isQuiet
    ? `color:${SOFT}`
    : `display:inline-block;padding:10px 20px;background:${INK};color:#fff;text-decoration:none`;
  return `<p style="margin:0 0 16px"><a href="${escape(block.url)}" style="${look}">${escape(block.link)}</a></p>`;
}

/** Returns a mail as text and as HTML without pictures. */
export function compose({
  title,
  language,
  blocks,
  shop,
}: {
  title: string;
  language: Locale;
  blocks: readonly Block[];
  shop: Shop;
}) {
  const foot = `${shop.company[language]}\n${shop.address[language]}\n${shop.phone} · ${shop.email}`;
  const text = [title, ...blocks.map(textOf).filter(Boolean), `${shop.brand}\n${foot}`].join(
    '\n\n',
  );
  const html =
    `<!doctype html><html lang="${language === 'zh' ? 'zh-HK' : 'en'}"><head><meta charset="utf-8">` +
    `<meta name="viewport" content="width=device-width"><title>${escape(title)}</title></head>` +
    `<body style="margin:0;padding:24px 16px;background:#efece7;color:${INK};${FONT}">` +
    `<div style="max-width:560px;margin:0 auto;padding:24px;background:#f8f6f2;overflow-wrap:anywhere">` +
    `<p style="margin:0 0 24px;font-size:18px;letter-spacing:.02em">${escape(shop.brand)}</p>` +
    `<h1 style="margin:0 0 16px;font-size:24px;line-height:1.3">${escape(title)}</h1>` +
    blocks.map(htmlOf).join('') +
    `<p style="margin:24px 0 0;padding-top:16px;border-top:1px solid ${INK};color:${SOFT};font-size:14px">${escape(foot)}</p>` +
    `</div></body></html>`;
  return { text: `${text}\n`, html };
}

/** @param path of a page, such as `/orders` */
export const pageUrl = ({ url }: Shop, language: Locale, path: string) =>
  `${url}${pathPrefix(language)}${path}`;

/** @param amount HK$ */
export const money = (amount: number) => `HK$${amount.toLocaleString('en-HK')}`;
