import type { Locale } from '~/contracts/languages';
import { compose, pageUrl, type Shop } from './compose';

export interface Alert {
  alertId: string;
  token: string;
  email: string;
  language: Locale;
}

export interface Product {
  documentId: string;
  name: string;
  nameEn: string;
}

/**
 * The key prefix of these mails. The outbox deletes them once sent, so that only the alert has the
 * address.
 */
export const ALERT_KEY = 'alert:';

const words = ({ unconfirmedAlert, alert }: Shop['retentionDays']) => ({
  zh: {
    title: '請確認到貨通知',
    intro: (name: string) =>
      `有人（希望是你）想我們在「${name}」到貨時通知這個電郵地址。請按以下連結，再在網頁上確認。`,
    confirm: '確認到貨通知',
    kept: `如果${unconfirmedAlert}日內沒有確認，我們會刪除這個地址。確認後，產品到貨時我們只會寄出一封電郵，隨即刪除地址；最多等候${alert}日。`,
    stop: '毋須通知，刪除我的地址',
    back: (name: string) => `到貨通知：${name}`,
    backText: '你等候的產品已經到貨。數量可能有限，我們不會預留。',
    see: '查看產品',
    last: '如果網頁仍然顯示缺貨，請過幾分鐘再重新載入。我們已刪除你的地址，不會再為這個通知寄出電郵。',
  },
  en: {
    title: 'Please confirm your stock alert',
    intro: (name: string) =>
      `Someone, hopefully you, asked us to notify this address when this product is back in stock: ${name}. Please open the link below and confirm it on the page.`,
    confirm: 'Confirm the stock alert',
    kept: `If it is not confirmed within ${unconfirmedAlert} days, we delete this address. Once it is, you get one e-mail when the product is back, and then we delete the address; we wait for ${alert} days at most.`,
    stop: 'No alert: delete my address',
    back: (name: string) => `Back in stock: ${name}`,
    backText:
      'The product you are waiting for is in stock again. There may be only a few, and we do not reserve any.',
    see: 'See the product',
    last: 'If the page still says that it is sold out, reload it in a few minutes. We have deleted your address and will not write to you about this again.',
  },
});

function partsOf({ language }: Alert, { name, nameEn }: Product, shop: Shop) {
  return {
    own: words(shop.retentionDays)[language],
    name: language === 'zh' ? name : nameEn,
    urlOf: (path: string) => pageUrl(shop, language, path),
    language,
  };
}

/**
 * The mail that asks to confirm an alert. The token is in the fragment, which no server logs, and
 * opening the page changes nothing: mail scanners open every link.
 */
export function confirmationMail(alert: Alert, product: Product, shop: Shop) {
  const { own, name, urlOf, language } = partsOf(alert, product, shop);
  const page = urlOf('/stock-alert#');
  return {
    key: `${ALERT_KEY}${alert.alertId}:confirm`,
    to: alert.email,
    subject: `${own.title} - ${shop.brand}`,
    ...compose({
      title: own.title,
      language,
      shop,
      blocks: [
        { text: own.intro(name) },
        { link: own.confirm, url: `${page}confirm=${alert.token}` },
        { text: own.kept },
        { link: own.stop, url: `${page}stop=${alert.token}`, isQuiet: true },
      ],
    }),
  };
}

/** The mail that a product is back in stock. */
export function backMail(alert: Alert, product: Product, shop: Shop) {
  const { own, name, urlOf, language } = partsOf(alert, product, shop);
  const title = own.back(name);
  return {
    key: `${ALERT_KEY}${alert.alertId}:back`,
    to: alert.email,
    subject: title,
    ...compose({
      title,
      language,
      shop,
      blocks: [
        { text: own.backText },
        { link: own.see, url: urlOf(`/product/${product.documentId}`) },
        { text: own.last },
      ],
    }),
  };
}
