import { pictureLimits } from '~/content/cms/picture-limits';
import { locales, type Locale } from '~/contracts/languages';
import { deskWords } from './shop-desk';
import alert from '../labels/alert.json';
import booking from '../labels/booking.json';
import category from '../labels/category.json';
import code from '../labels/code.json';
import family from '../labels/family.json';
import formerProduct from '../labels/former-product.json';
import deskGuide from '../labels/desk-guide.json';
import guide from '../labels/guide.json';
import mail from '../labels/mail.json';
import message from '../labels/message.json';
import order from '../labels/order.json';
import product from '../labels/product.json';
import review from '../labels/review.json';
import shopBrand from '../labels/shop-brand.json';
import shopGuide from '../labels/shop-guide.json';
import shopPolicy from '../labels/shop-policy.json';
import shopService from '../labels/shop-service.json';
import shopSetting from '../labels/shop-setting.json';
import shopStudio from '../labels/shop-studio.json';
import shopSynonym from '../labels/shop-synonym.json';
import stockChange from '../labels/stock-change.json';
import strapiInChinese from './strapi-zh.json';

const labels = {
  alert,
  booking,
  category,
  code,
  family,
  'former-product': formerProduct,
  mail,
  message,
  order,
  product,
  review,
  'shop-brand': shopBrand,
  'shop-guide': shopGuide,
  'shop-policy': shopPolicy,
  'shop-service': shopService,
  'shop-setting': shopSetting,
  'shop-studio': shopStudio,
  'shop-synonym': shopSynonym,
  'stock-change': stockChange,
};

/** Strapi looks for labels of fields under these keys, and shows names of fields where there is none. */
const labelsIn = (language: Locale) =>
  Object.fromEntries(
    Object.entries(labels).flatMap(([type, fields]) =>
      Object.entries(fields).map(([field, words]) => [
        `content-manager.content-types.api::${type}.${type}.${field}`,
        words[language],
      ]),
    ),
  );

/** Words for errors of the CMS, under the keys by which Strapi looks for them. */
const apiErrors = (words: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(words).flatMap(([message, text]) => [
      [`apiError.${message}`, text],
      [`content-manager.apiError.${message}`, text],
    ]),
  );

/** The limits of a picture, for the words of the upload dialog. */
const LIMITS = { side: pictureLimits.side, megabytes: pictureLimits.size / 1e6 };

/** What Strapi itself says and has not in Chinese, names of types, which it looks for as they are, and alternative texts. */
const panel = {
  zh: {
    ...strapiInChinese,
    'shop.guide': guide.title.zh,
    'shop.desk-guide': deskGuide.title.zh,
    'shop.nothing-filtered': '沒有符合篩選的內容。按「清除篩選」看全部。',
    'shop.nothing-changed': '未有更改，網店現用原有內容。要改，請按「新增項目」，選要改的一項。',
    'shop.no-own-guides':
      '未有更改，網店現用原有的指南。要改其中一篇，請按「新增項目」，「網址名稱」填它在網店的網址最後部分，例如/guides/violin-size的violin-size。',
    // Errors, by their message in the CMS.
    ...apiErrors({
      'Invalid credentials': '電郵或密碼不正確。',
      'Missing or invalid credentials': '登入已過期，請再登入；你填的內容已保留。',
      'Too many requests, please try again later.': '試得太多次，請過幾分鐘再試。',
      'Not Found': '找不到這個項目，可能已被刪除。',
      'Document not found': '找不到這個項目，可能已被刪除。',
    }),
    Product: '產品',
    Category: '分類',
    'Product family': '同款產品',
    'Discontinued product': '停售產品',
    'Discount code': '優惠碼',
    Order: '訂單',
    Booking: '預約',
    Message: '訊息',
    Review: '評價',
    'Stock alert': '到貨通知',
    Mail: '電郵',
    'Stock change': '存貨變動',
    'shop.new-password': '新密碼',
    'Auth.form.confirmPassword.label': '再輸入新密碼',
    'shop.personal-data': '個人資料',
    'shop.bookings-week': '預約日曆',
    'Shop settings': '商店設定',
    'Studio or teacher': '錄音室和老師',
    Service: '服務',
    Guide: '指南',
    Brand: '品牌',
    'Policy text': '政策條文',
    Synonym: '同義詞',
    'content-manager.components.shop.closed-date.date': '日期',
    'content-manager.components.shop.closed-date.until': '至（只休一日便留空）',
    'content-manager.components.shop.social-page.name': '名稱',
    'content-manager.components.shop.social-page.url': '網址',
    'upload.input.label': `按這裏選擇檔案，或把檔案拖到這裏。JPEG、PNG、WebP、AVIF、TIFF或不動的GIF圖片，較長一邊最少${LIMITS.side}像素，最大${LIMITS.megabytes} MB。`,
    'upload.form.input.label.file-caption': '說明',
    'upload.form.input.label.file-alt': '替代文字（中文 / English）',
    'upload.asset-details.alternativeText': '替代文字（中文 / English）',
    'upload.form.input.description.file-alt':
      '給看不到圖片的人：先中文，後英文，以「 / 」分隔，例如「結他正面 / Front of the guitar」。',
  },
  en: {
    'shop.nothing-filtered': 'Nothing matches the filters. Press Clear filters to see all.',
    'shop.nothing-changed':
      'Nothing is changed: the shop uses its own texts and prices. To change one, create an entry and choose it.',
    'shop.no-own-guides':
      'No guide is changed: the shop uses its own. To change one, create an entry, and enter the last part of its address in the shop, such as violin-size of /guides/violin-size.',
    ...apiErrors({
      'Invalid credentials': 'The e-mail or the password is wrong.',
      'Missing or invalid credentials':
        'Your session has ended. Log in again: what you entered is kept.',
      'Too many requests, please try again later.':
        'Too many attempts. Try again in a few minutes.',
      'Not Found': 'There is no such entry. It may have been deleted.',
      'Document not found': 'There is no such entry. It may have been deleted.',
    }),
    'shop.new-password': 'New password',
    'Auth.form.confirmPassword.label': 'Confirm new password',
    'app.session.ended.unsaved': 'Log in again: what you entered is kept.',
    'content-manager.components.shop.closed-date.date': 'Date',
    'content-manager.components.shop.closed-date.until': 'Until (empty for one day)',
    'content-manager.components.shop.social-page.name': 'Name',
    'content-manager.components.shop.social-page.url': 'Address',
    'app.components.ToggleCheckbox.on-label': 'On',
    'app.components.ToggleCheckbox.off-label': 'Off',
    'content-manager.relation.add': 'Choose',
    'upload.modal.upload-list.sub-header.button': 'Upload new files',
    'upload.control-card.remove-selection': 'Remove',
    // Also the heading of an upload of which some files were refused.
    'upload.upload.progress.success': 'All files processed',
    'upload.input.label': `Click here to choose files, or drag them here: pictures as JPEG, PNG, WebP, AVIF, TIFF or GIF without animation, with at least ${LIMITS.side} px on the longer side, and of at most ${LIMITS.megabytes} MB.`,
    'upload.form.input.label.file-alt': 'Alternative text (Chinese / English)',
    'upload.asset-details.alternativeText': 'Alternative text (Chinese / English)',
    'upload.form.input.description.file-alt':
      'For people who cannot see the picture: Chinese first, then English, separated by “ / ”, such as “結他正面 / Front of the guitar”.',
  },
};

/** The shop's words in the panel, by language. */
export const translations = Object.fromEntries(
  locales.map((language) => [
    language,
    { ...labelsIn(language), ...panel[language], ...deskWords[language] },
  ]),
);
