import { attributes } from '~/features/products/specifications/kinds';
import type { Product } from '~/features/products/product';

/** Patterns for numbers of an attribute in descriptions. The first group that matches is the number. */
const NUMBERS: Readonly<Record<string, readonly RegExp[]>> = {
  polyphony: [/(\d+)複音/gu, /(\d+)[- ](?:note|voice)s?(?: of)? polyphony/giu],
  keys: [/(\d{2})鍵/gu, /(\d{2})[- ]keys?\b/giu],
  scale: [/([\d.]+)吋弦長/gu, /([\d.]+)-inch(?:es)?[- ]scale/giu],
  frets: [/(\d{2})格/gu, /(\d{2}) frets/giu],
  maxSpl: [
    /(\d{3}) ?dB(?:的)?聲壓|聲壓[^，。\d]{0,6}(\d{3}) ?dB/gu,
    /(\d{3}) dB(?: of)?(?: SPL| sound)|SPL of (\d{3})/giu,
  ],
  nutWidth: [/弦枕[^，。\d]{0,6}(\d+)毫米/gu, /nut (?:is|of) (\d+) mm|(\d+) mm (?:at the )?nut/giu],
  selfNoise: [/噪音[^，。\d]{0,6}(\d+) ?dB/gu, /(?:self-)?noise of (?:just |only )?(\d+) dB/giu],
  woofer: [/([\d.]+)吋(?:低音|中低音)/gu, /([\d.]+)-inch (?:woofer|bass driver|mid-bass)/giu],
  bassDrumSize: [/(\d+)吋大鼓/gu, /(?<!x |\d)(\d+)-inch bass drum/giu],
  strength: [/([\d.]+)號/gu, /strength (?:of )?([\d.]+)/giu],
};

/** Woods and metals, as named in descriptions. */
const MATERIALS = [
  ['楓木', 'maple'],
  ['烏木', 'ebony'],
  ['玫瑰木', 'rosewood'],
  ['赤楊木', 'alder'],
  ['桃花心木', 'mahogany'],
  ['雲杉', 'spruce'],
  ['紅松', 'cedar'],
  ['椴木', 'basswood'],
  ['樺木', 'birch'],
  ['楊木', 'poplar'],
  ['胡桃木', 'walnut'],
  ['黃銅', 'brass'],
] as const;

/** Parts that follow a material in descriptions: `楓木琴頸`, `maple neck`. */
const PARTS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  fingerboard: ['指板', 'fingerboard'],
  bodyWood: ['琴身', 'body'],
  topWood: ['面板', 'top'],
  backWood: ['背側板', 'back and sides'],
  neckWood: ['琴頸', 'neck'],
  soundboard: ['音板', 'soundboard'],
  shellMaterial: ['(?:鼓殼|鼓身)', 'shells?'],
};

const PATTERNS: Readonly<Record<string, RegExp>> = {
  cardioid: /(?<![超高])心形|(?<!super|hyper)cardioid/iu,
  supercardioid: /超心形|supercardioid/iu,
  hypercardioid: /高心形|hypercardioid/iu,
  'figure-8': /(?<!較常見的)8字形|figure-of-eight(?! of most)/iu,
  omni: /全指向|\bomni/iu,
};

type Described = Pick<Product, 'description' | 'attributes'>;

const numberClaims = (text: string, patterns: readonly RegExp[]) =>
  patterns.flatMap((pattern) =>
    Array.from(text.matchAll(pattern), (match) => Number(match.slice(1).find(Boolean))),
  );

/** The names of the attribute's options in the specifications, in both languages. */
function optionNames(id: string, value: unknown): string {
  const attribute = attributes[id];
  if (!attribute || !('options' in attribute)) return '';
  const ids = Array.isArray(value) ? (value as string[]) : [String(value)];
  return ids.map((each) => Object.values(attribute.options[each] ?? {}).join(' ')).join(' ');
}

/**
 * Returns contradictions between a product's descriptions and its specifications: a different number,
 * material of a part, or polar pattern. Skips attributes that the specifications lack.
 */
export function contradictions({ description, attributes: specifications = {} }: Described) {
  const text = `${description.zh}\n${description.en}`;
  const found: string[] = [];

  for (const [id, patterns] of Object.entries(NUMBERS)) {
    const value = specifications[id];
    if (typeof value !== 'number') continue;
    const claimed = numberClaims(text, patterns);
    if (claimed.length > 0 && !claimed.includes(value)) {
      found.push(`${id} is ${value}, described as ${claimed.join(', ')}`);
    }
  }

  for (const [id, [partZh, partEn]] of Object.entries(PARTS)) {
    if (specifications[id] === undefined) continue;
    const names = optionNames(id, specifications[id]).toLowerCase();
    for (const [zh, en] of MATERIALS) {
      const claimed =
        new RegExp(`${zh}(?:的)?${partZh}`, 'u').test(description.zh) ||
        new RegExp(`\\b${en} ${partEn}\\b`, 'iu').test(description.en);
      if (claimed && !names.includes(zh) && !names.includes(en)) {
        found.push(`${id} is ${names}, described as ${en}`);
      }
    }
  }

  const patterns = Object.keys(PATTERNS).filter((id) => PATTERNS[id]?.test(text));
  const own = specifications['pattern'];
  if (Array.isArray(own) && patterns.length > 0 && !patterns.some((id) => own.includes(id))) {
    found.push(`pattern is ${own.join(', ')}, described as ${patterns.join(', ')}`);
  }
  return found;
}
