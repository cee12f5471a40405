/** HK$, both ends included. */
export interface PriceRange {
  min?: number;
  max?: number;
}

/**
 * Traditional characters of the patterns below, and their simplified forms. The search page reads prices before the
 * index and its folding table are loaded.
 */
const TRADITIONAL = '兩萬銀雞鷄塊錢幣紙間於過預樓內約貴鍵歲歐聲貝時氣';
const SIMPLIFIED = '两万银鸡鸡块钱币纸间于过预楼内约贵键岁欧声贝时气';

/** A query in half width and simplified, each character at the same place as in the query. */
function normalized(query: string): string {
  return Array.from(query, (typed) => {
    const character = typed.normalize('NFKC');
    const form = SIMPLIFIED[TRADITIONAL.indexOf(character)] ?? character;
    return form.length === typed.length ? form : typed;
  }).join('');
}

const NUMBER = String.raw`(?:\d[\d,]*(?:\.\d+)?)(?: ?(?:k(?![a-z])|[千万]))?(?![\d.,])`;
const DIGITS = String.raw`(?:HK)?\$? ?${NUMBER}`;
const NUMERAL = '[一二两三四五六七八九十百千万]';
const NUMERALS = `${NUMERAL}+(?!${NUMERAL})`;
/** Units of other things than money; 人 also begins 人声, 人民币, 人气 and 人工. */
const UNIT = String.raw`(?:mm|cm|inch|ft\b|feet|w\b|watts?|k? ?(?:hz|ohms?\b|Ω)|db\b|volts?\b|kg|lbs\b|keys?\b|notes\b|voices\b|presets\b|people\b|persons?\b|pax\b|hours?\b|hrs\b|years?|键|岁|人(?![声民气工])|欧|瓦|伏|分贝|小时|磅)`;
const CURRENCY = '(?:港?元|蚊鸡?|银|块钱?|港[币纸]|hkd|dollars)';
/** Digits, or Chinese numerals such as 两万五; without `$`, a number with another unit is not a price. */
const AMOUNT = String.raw`((?:HK)?\$ ?${NUMBER}|(?:${DIGITS}|${NUMERALS})(?! ?-?${UNIT})) ?${CURRENCY}?`;
/** Not within a number, a word of letters or a model number: `HD600`, `P-145`. */
const BEFORE = String.raw`(?<!(?!\p{Script=Han})(?:[\p{L}\d]|\p{L}-))`;
/** An amount without a word before it. After letters, it must have Chinese numerals or a currency: `amp3000蚊`. */
const AMOUNT_FIRST = String.raw`(?:${BEFORE}|(?<!\d)(?=${NUMERALS}|${DIGITS} ?${CURRENCY}))${AMOUNT}`;

const pattern = (source: string) => new RegExp(source, 'iu');
const RANGES = [
  pattern(
    String.raw`${BEFORE}(?:between |from )?${AMOUNT} ?(?:-|–|~|至|到|to|and) ?${AMOUNT}(?:之间)?`,
  ),
];
const MOST = [
  pattern(
    String.raw`${BEFORE}(?:under|below|less than|cheaper than|no more than|up to|within|max|(?:with a |on a )?budget(?: of| is)?) ?:?${AMOUNT}`,
  ),
  pattern(String.raw`(?:低于|少于|不超过|唔超过|唔好超过|平过|预算|最多) ?${AMOUNT}`),
  pattern(String.raw`${AMOUNT} ?(?:或|及)?(?:以下|以内|之内|楼下)`),
  pattern(
    String.raw`${AMOUNT_FIRST} ?(?:或|及)?(?:内(?![置部藏建])|or less|or under|budget|max\b)`,
  ),
];
const LEAST = [
  pattern(String.raw`${BEFORE}(?:over|above|more than|at least|min) ?${AMOUNT}`),
  pattern(String.raw`(?:高于|多于|超过|至少|贵过) ?${AMOUNT}`),
  pattern(String.raw`${AMOUNT} ?(?:或|及)?(?:以上|楼上)`),
  pattern(String.raw`${AMOUNT_FIRST} ?(?:或|及)?(?:or more|or above|and up)`),
];
const ABOUT = [
  pattern(
    String.raw`${BEFORE}(?:around|about|approx(?:imately)?|roughly|大约|大概|约) ?${AMOUNT}(?:左右|上下)?`,
  ),
  pattern(String.raw`${AMOUNT_FIRST} ?(?:左右|上下)`),
];
/** Share of a price by which "about" that price may differ. */
const ABOUT_SHARE = 0.25;

const UNITS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  万: 10_000,
};
const valueOf = (numeral: string) => '一二三四五六七八九'.indexOf(numeral.replace('两', '二')) + 1;

/** 十五萬 is 150,000: 萬 counts all before it. 兩萬五 is 25,000: a last digit counts tenths of the unit before it. */
function readNumerals(text: string): number {
  let sum = 0;
  let digit = 0;
  let unit = 10;
  for (const numeral of text) {
    const found = UNITS[numeral];
    if (found === undefined) digit = valueOf(numeral);
    else {
      sum = found === UNITS['万'] ? (sum + digit || 1) * found : sum + (digit || 1) * found;
      unit = found;
      digit = 0;
    }
  }
  return sum + (sum > 0 ? (digit * unit) / 10 : digit);
}

function readAmount(text: string): number {
  const [, digits, unit = ''] = /([\d,.]+) ?([k千万]?)/iu.exec(text) ?? [];
  if (digits === undefined) return readNumerals(text);
  const times = unit.toLowerCase() === 'k' ? 1000 : (UNITS[unit] ?? 1);
  return Number(digits.replaceAll(',', '')) * times;
}

/** Smaller numbers are not prices. */
const LEAST_PRICE = 100;
const isPrice = (amount: number) => Number.isInteger(amount) && amount >= LEAST_PRICE;

/** The first amounts after which a pattern is a price. */
function readWith(
  patterns: readonly RegExp[],
  text: string,
  rangeOf: (amounts: readonly number[]) => PriceRange | undefined,
) {
  for (const each of patterns) {
    const match = each.exec(text);
    const range = match && rangeOf(match.slice(1).map(readAmount));
    if (range) return { start: match.index, end: match.index + match[0].length, range };
  }
  return undefined;
}

/** In a range, an amount without a unit has the unit of the other: 三至五千. */
function rangeBetween([from = 0, to = 0]: readonly number[]): PriceRange | undefined {
  const unit = 10 ** Math.floor(Math.log10(Math.max(to, 1)));
  const min = from < 10 && to >= 1000 ? from * unit : from;
  return isPrice(min) && isPrice(to) && min < to ? { min, max: to } : undefined;
}

/**
 * The price among the words of a query ("under 8,000", 8000蚊以下, 二千至五千), and the rest of it. Undefined if there is
 * none, or nothing else.
 */
export function priceIn(query: string): (PriceRange & { rest: string }) | undefined {
  const one =
    (rangeOf: (amount: number) => PriceRange) =>
    ([amount = 0]: readonly number[]) =>
      isPrice(amount) ? rangeOf(amount) : undefined;
  const text = normalized(query);
  const found =
    readWith(RANGES, text, rangeBetween) ??
    readWith(
      MOST,
      text,
      one((max) => ({ max })),
    ) ??
    readWith(
      ABOUT,
      text,
      one((price) => ({
        min: Math.round(price * (1 - ABOUT_SHARE)),
        max: Math.round(price * (1 + ABOUT_SHARE)),
      })),
    ) ??
    readWith(
      LEAST,
      text,
      one((min) => ({ min })),
    );
  if (!found) return undefined;
  const rest = `${query.slice(0, found.start)} ${query.slice(found.end)}`
    .replace(/\s+/g, ' ')
    .trim();
  return /[\p{L}\p{N}]/u.test(rest) ? { ...found.range, rest } : undefined;
}
