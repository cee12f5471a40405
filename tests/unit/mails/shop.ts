import type { Shop } from '../../../scripts/cms/src/mails/compose';

/** Facts about a shop in mails. */
export const shop: Shop = {
  brand: 'Overtone 泛音',
  company: { zh: '泛音音樂有限公司', en: 'Overtone Music Limited' },
  address: { zh: '旺角', en: 'Mong Kok' },
  phone: '+852 2345 6789',
  email: 'hello@overtone.example',
  bank: {
    name: { zh: '和聲銀行', en: 'Harmony Bank' },
    accountNumber: '000-1',
    accountName: 'Overtone',
  },
  url: 'https://shop.example',
  retentionDays: { message: 365, mail: 90, alert: 365, unconfirmedAlert: 7 },
};
