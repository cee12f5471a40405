/** HK$, both ends included. */
export interface PriceRange {
  min?: number;
  max?: number;
}

/** Digits, or Chinese numerals such as 兩萬五; a number with another unit is not a price. */
const DIGITS = String.raw`(?:HK)?\$? ?(?:\d[\d,]*(?:\.\d+)?)(?: ?[k千萬万])?(?![\d.]| ?-?(?:mm|cm|inch|w\b|watts?|k?hz|kg|keys?\b|鍵|键|歲|岁|years?))`;
const NUMERALS = '[一二兩两三四五六七八九十百千萬万]+';
const AMOUNT = String.raw`(${DIGITS}|${NUMERALS}) ?(?:元|蚊雞?|銀|港幣|hkd|dollars)?`;
const BEFORE = String.raw`(?<![\p{L}\d])`;

const pattern = (source: string) => new RegExp(source, 'iu');
const RANGES = [
  pattern(
    String.raw`${BEFORE}(?:between |from )?${AMOUNT} ?(?:-|–|~|～|至|到|to|and) ?${AMOUNT}(?:之間|之间)?`,
  ),
];
const MOST = [
  pattern(
    String.raw`${BEFORE}(?:under|below|less than|cheaper than|no more than|up to|within|max|(?:with a |on a )?budget(?: of| is)?) ?:?${AMOUNT}`,
  ),
  pattern(
    String.raw`(?:低於|低于|少於|少于|不超過|不超过|唔超過|唔好超過|平過|預算|预算|最多) ?${AMOUNT}`,
  ),
  pattern(
    String.raw`${AMOUNT} ?(?:或|及)?(?:以下|以內|以内|之內|之内|樓下|内|內|or less|or under|budget|max\b)`,
  ),
];
const LEAST = [
  pattern(String.raw`${BEFORE}(?:over|above|more than|at least|min) ?${AMOUNT}`),
  pattern(String.raw`(?:高於|高于|多於|多于|超過|超过|至少|貴過) ?${AMOUNT}`),
  pattern(String.raw`${AMOUNT} ?(?:或|及)?(?:以上|樓上|or more|or above|and up)`),
];
const ABOUT = [
  pattern(
    String.raw`${BEFORE}(?:around|about|approx(?:imately)?|roughly|大約|大概|約) ?${AMOUNT}(?:左右|上下)?`,
  ),
  pattern(String.raw`${AMOUNT} ?(?:左右|上下)`),
];
/** Share of a price by which "about" that price may differ. */
const ABOUT_SHARE = 0.25;

const UNITS: Readonly<Record<string, number>> = {
  十: 10,
  百: 100,
  千: 1000,
  萬: 10_000,
  万: 10_000,
};
const valueOf = (numeral: string) =>
  '一二三四五六七八九'.indexOf(numeral.replace(/[兩两]/, '二')) + 1;

/** 兩萬五 is 25,000: a last digit counts tenths of the unit before it. */
function readNumerals(text: string): number {
  let sum = 0;
  let digit = 0;
  let unit = 10;
  for (const numeral of text) {
    const found = UNITS[numeral];
    if (found === undefined) digit = valueOf(numeral);
    else {
      sum += (digit || 1) * found;
      unit = found;
      digit = 0;
    }
  }
  return sum + (sum > 0 ? (digit * unit) / 10 : digit);
}

function readAmount(text: string): number {
  const [, digits, unit = ''] = /([\d,.]+) ?([k千萬万]?)/iu.exec(text) ?? [];
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
  query: string,
  rangeOf: (amounts: readonly number[]) => PriceRange | undefined,
) {
  for (const each of patterns) {
    const match = each.exec(query);
    const range = match && rangeOf(match.slice(1).map(readAmount));
    if (range) return { text: match[0], range };
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
  const found =
    readWith(RANGES, query, rangeBetween) ??
    readWith(
      MOST,
      query,
      one((max) => ({ max })),
    ) ??
    readWith(
      ABOUT,
      query,
      one((price) => ({
        min: Math.round(price * (1 - ABOUT_SHARE)),
        max: Math.round(price * (1 + ABOUT_SHARE)),
      })),
    ) ??
    readWith(
      LEAST,
      query,
      one((min) => ({ min })),
    );
  if (!found) return undefined;
  const rest = query.replace(found.text, ' ').replace(/\s+/g, ' ').trim();
  return /[\p{L}\d]/u.test(rest) ? { ...found.range, rest } : undefined;
}
