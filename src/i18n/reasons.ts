import { fill } from './fill';
import type { Locale, Localized } from './locales';

/** Reasons why a value is not valid: in English for the build's log, in both languages for editors. */
const texts = {
  missing: { en: 'is missing', zh: '請填寫' },
  empty: { en: 'must not be empty', zh: '不可留空' },
  dollars: { en: 'must be a whole number of HK$', zh: '須為整數港元' },
  negative: { en: 'must not be negative', zh: '不可少於0' },
  whole: { en: 'must be a whole number', zh: '須為整數' },
  atLeast: { en: 'must be at least {{minimum}}', zh: '最少是{{minimum}}' },
  moreThan: { en: 'must be more than {{minimum}}', zh: '要大於{{minimum}}' },
  atMost: { en: 'must be at most {{maximum}}', zh: '最多是{{maximum}}' },
  oneOf: { en: 'must be one of {{values}}', zh: '須為其中之一：{{values}}' },
  noLetter: { en: 'has no letter or digit', zh: '沒有任何文字或數字' },
  letterFirst: { en: 'must begin with a letter or a digit', zh: '要以文字或數字開首' },
  characters: { en: 'must have at most {{most}} characters', zh: '最多{{most}}個字' },
  fewest: { en: 'must have at least {{minimum}} characters', zh: '最少{{minimum}}個字' },
  taken: { en: 'is that of another entry', zh: '已有另一項用這個' },
  items: { en: 'must be at most {{most}} {{items}}', zh: '最多{{most}}項' },
  unequalLists: {
    en: 'must have as many items in each language',
    zh: '中文和英文的項目數目要相同',
  },
  noWord: { en: 'must have at least one word', zh: '最少要有一個詞' },
  address: { en: 'must be an http(s) address', zh: '地址要以http(s)開首' },
  gtin: {
    en: 'must be a GTIN of 8, 12, 13 or 14 digits',
    zh: '須為8、12、13或14位數字的條碼（GTIN），最後一位是檢查碼',
  },
  country: {
    en: 'must be a country code of two letters, such as JP for Japan',
    zh: '須為兩個字母的國家代碼，例如JP（日本）',
  },
  notReduced: { en: 'must be above price', zh: '原價要高於售價' },
  notBelow: { en: 'must be below price', zh: '特價要低於售價' },
  endsEarly: { en: 'must be later than the start', zh: '要遲過開始時間' },
  productId: {
    en: 'must be 1 to {{most}} letters, digits, hyphens or underscores',
    zh: '須為1至{{most}}個英文字母、數字、連字號或底線',
  },
  reserved: { en: 'is a reserved word', zh: '是保留字' },
  device: { en: 'is a file name that Windows reserves', zh: '是Windows保留的檔案名稱' },
  needsKind: {
    en: 'require a kind: it determines which attributes are allowed',
    zh: '請先選種類，規格按種類而定',
  },
  kind: {
    en: 'must be one of {{values}}, the kinds of {{category}}',
    zh: '須為{{category}}的種類之一：{{values}}',
  },
  kindOfCategory: { en: 'must be a kind of the category', zh: '須為所選分類的種類' },
  attribute: {
    en: 'is not an attribute of the kind {{kind}}, which has {{values}}',
    zh: '種類{{kind}}沒有這項，它有：{{values}}',
  },
  number: {
    en: 'must be a number up to a billion, without its unit',
    zh: '須為數字，不連單位',
  },
  range: {
    en: 'must be two numbers up to a billion, the lower one first',
    zh: '須為兩個數字，小的在前',
  },
  severalOf: {
    en: 'must be a list of {{values}}, each at most once',
    zh: '要從以下選，各一次：{{values}}',
  },
  flag: { en: 'must be true or false', zh: '須為「是」或「否」' },
  texts: {
    en: 'must be a text of at most {{most}} characters in each language, {"zh": "…", "en": "…"}',
    zh: '中文和英文都要填，各最多{{most}}個字',
  },
  category: { en: 'is none of the categories {{values}}', zh: '不是任何分類：{{values}}' },
  secondOfCategory: { en: 'is the category of an earlier entry', zh: '這個分類已有另一項' },
  format: { en: '{{format}} pictures are not supported', zh: '不支援{{format}}圖片' },
  heic: {
    en: 'is a HEIC picture of a phone: save it as JPEG',
    zh: '是手機的HEIC圖片，請另存為JPEG',
  },
  fileType: {
    en: 'Files of this type, such as SVG, HEIC or PDF, cannot be used: save it as JPEG or PNG.',
    zh: '不支援這種檔案（例如SVG、HEIC、PDF），請另存為JPEG或PNG。',
  },
  oneLanguage: {
    en: 'The alternative text must be in Chinese and English, separated by “ / ”, such as “結他正面 / Front of the guitar”, or empty.',
    zh: '替代文字要先中文、後英文，以「 / 」分隔，例如「結他正面 / Front of the guitar」；或留空。',
  },
  halfText: {
    en: '{{name}} has an alternative text in one language only: fill in the other, or neither',
    zh: '{{name}}的替代文字只有一種語言，請填另一種，或都留空',
  },
  noPicture: { en: 'is not a picture', zh: '不是圖片' },
  animated: { en: 'is animated, and the shop’s pictures are not', zh: '是動畫，網店的圖片都不動' },
  pixels: {
    en: 'is too large: {{width}} × {{height}} px, of at most {{most}} million',
    zh: '太大：{{width}} × {{height}}像素，最多{{most}}00萬像素',
  },
  megabytes: {
    en: 'is too large: {{megabytes}} MB, of at most {{most}}',
    zh: '太大：{{megabytes}} MB，最多{{most}} MB',
  },
  small: {
    en: 'is too small: {{width}} × {{height}} px, and the longer side needs {{least}}',
    zh: '太小：{{width}} × {{height}}像素，較長一邊最少要{{least}}像素',
  },
  international: {
    en: 'must be an international number such as +852 2345 6789',
    zh: '須為連國際區號的號碼，例如+852 2345 6789',
  },
  time: { en: 'must be a time such as 10:00', zh: '須為時間，例如10:00' },
  passed: { en: 'must not be in the past', zh: '不可為過去的時間' },
  century: { en: 'must be in the years 2000 to 2099', zh: '須在2000至2099年之內' },
  closesEarly: { en: 'must be later than the shop opens', zh: '要遲過開門時間' },
  fpsId: {
    en: 'must be an FPS identifier of 7 or 9 digits',
    zh: '須為7或9位數字的轉數快識別碼',
  },
  mobile: {
    en: 'must be a mobile number such as +852-91234567',
    zh: '須為手提電話號碼，例如+852-91234567',
  },
  placeholder: {
    en: 'must have no other placeholder than {{values}}',
    zh: '只可用這些代號：{{values}}',
  },
  plainMarkdown: {
    en: 'must be Markdown without HTML and pictures; links begin with https://, / or #',
    zh: '只可用Markdown，不可有HTML或圖片；連結以https://、/或#開首',
  },
  heading: {
    en: 'must have a heading: a line that begins with ##',
    zh: '最少要有一個標題，即以##開首的一行',
  },
  slug: {
    en: 'must be small letters, digits and single hyphens, such as violin-size',
    zh: '只可用小寫英文字母、數字和單個連字號，例如violin-size',
  },
  noProducts: {
    en: 'must be products of the shop, unlike {{values}}',
    zh: '本店沒有這些產品：{{values}}',
  },
  inFamily: {
    en: 'must not be in another family, as are {{values}}',
    zh: '已屬另一組同款產品：{{values}}',
  },
  successor: { en: 'must be another product, and published', zh: '須為另一件已發佈的產品' },
  fewMembers: { en: 'must be at least two published products', zh: '最少要有兩件已發佈的產品' },
  oneKind: { en: 'must be of one kind and have it filled in', zh: '要填了種類，而且全部相同' },
  unstated: { en: 'is not filled in for {{values}}', zh: '這些產品未填這項：{{values}}' },
  sameValue: { en: 'is the same for all products', zh: '所有產品這項都一樣' },
  sameMembers: {
    en: 'must differ in these attributes, unlike {{values}}',
    zh: '這些產品在所選規格上沒有分別：{{values}}',
  },
  more: { en: 'has {{count}} more issues', zh: '還有{{count}}項問題' },
} satisfies Record<string, Localized>;

type ReasonCode = keyof typeof texts;

/** The language-independent reason why a value is not valid. Also in `build.json`. */
export interface Reason {
  code: ReasonCode;
  values?: Readonly<Record<string, string | number>> | undefined;
}

/** A fault: its reason in English and, if the shop has a translation, as a code. */
export interface Fault extends Partial<Reason> {
  reason: string;
}

const wordsOf = ({ code, values = {} }: Reason, locale: Locale): string =>
  fill(texts[code][locale], values);

/** A fault with its reason in English. */
export const faultOf = (code: ReasonCode, values?: Reason['values']): Fault & Reason => {
  const reason = { code, ...(values && { values }) };
  return { reason: wordsOf(reason, 'en'), ...reason };
};

/** Returns the reason of a fault in a language. A code from another version of the shop may be unknown here. */
export const reasonIn = ({ reason, code, values }: Fault, locale: Locale): string =>
  code && Object.hasOwn(texts, code) ? wordsOf({ code, values }, locale) : reason;

/** Returns the arguments of a zod refinement: a message in English, and its reason as parameters. */
export const refusal = (code: ReasonCode, values?: Reason['values']) => {
  const { reason: message, ...params } = faultOf(code, values);
  return { message, params };
};
