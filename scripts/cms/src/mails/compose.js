// @ts-check

/**
 * What a mail says, one after the other: a paragraph, facts with their names, what a person has written, or an
 * address to open, which a quiet link does less loudly.
 *
 * @typedef {{ text: string } | { facts: readonly (readonly [string, string])[] } | { quote: string } |
 *   { link: string, url: string, isQuiet?: boolean }} Block
 * @typedef {{ zh: string, en: string }} Localized
 * @typedef {{
 *   brand: string, company: Localized, address: Localized, phone: string, email: string,
 *   bank: { name: Localized, accountNumber: string, accountName: string },
 *   url: string, retentionDays: Record<'message' | 'mail' | 'alert' | 'unconfirmedAlert', number>,
 * }} Shop
 * @typedef {'zh' | 'en'} Language
 */

/** @type {Record<string, string>} */
const ESCAPES = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** @param {string} text */
const escape = (text) =>
  text.replaceAll(/[&<>"']/g, (character) => ESCAPES[character] ?? '').replaceAll(/\r?\n/g, '<br>');

const INK = '#17150f';
const SOFT = '#5d574c';
const LINE = '#d8d2c6';
const FONT = "font:16px/1.6 -apple-system,'Segoe UI','PingFang HK','Microsoft JhengHei',sans-serif";

/** @param {Block} block */
function textOf(block) {
  if ('text' in block) return block.text;
  if ('quote' in block) return block.quote.replaceAll(/^/gm, '> ');
  if ('facts' in block) return block.facts.map(([name, value]) => `${name}: ${value}`).join('\n');
  return `${block.link}: ${block.url}`;
}

/**
 * A long address breaks on a phone, a name and an amount of money do not.
 *
 * @param {readonly [string, string]} fact
 */
const rowOf = ([name, value]) =>
  `<tr><td style="padding:6px 16px 6px 0;border-bottom:1px solid ${LINE};color:${SOFT};vertical-align:top;overflow-wrap:normal">${escape(name)}</td>` +
  `<td dir="auto" style="min-width:7em;padding:6px 0;border-bottom:1px solid ${LINE}">${escape(value)}</td></tr>`;

/** @param {Block} block */
function htmlOf(block) {
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

/**
 * A mail as text and as HTML, which has no pictures.
 *
 * @param {{ title: string, language: Language, blocks: readonly Block[], shop: Shop }} mail
 */
function compose({ title, language, blocks, shop }) {
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

/** @param {unknown} language @returns {Language} */
const languageOf = (language) => (language === 'en' ? 'en' : 'zh');

/** @param {number} amount HK$ */
const money = (amount) => `HK$${amount.toLocaleString('en-HK')}`;

module.exports = { compose, languageOf, money };
