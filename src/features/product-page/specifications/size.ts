import type { Product } from '~/features/products/product';
import { forEachLocale, languageTags, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';

/** Outer dimensions in cm, from the specifications. The height of a drum kit, which has a floor area, is unknown. */
export type Size = { width: number } & (
  { depth: number | undefined; height: number } | { depth: number; height: undefined }
);

/** `420 × 155 × 183 mm`, `60 mm in diameter, 132 mm long`: formats of dimensions in specifications. */
const BOX = /^([\d.]+) × ([\d.]+) × ([\d.]+) mm/;
const CYLINDER = /([\d.]+) mm in diameter, ([\d.]+) mm long/;

/** `1.6 × 1.6 m with cymbal stands`: the floor area of a drum kit. */
const FLOOR_SPACE = /^([\d.]+) × ([\d.]+) m\b/;

const CM_PER_INCH = 2.54;

/** The size in a product's specifications; `undefined` if it has neither width and height nor a floor area. */
export function sizeOf({ attributes = {} }: Pick<Product, 'attributes'>): Size | undefined {
  const textOf = (id: string) => {
    const value = attributes[id];
    return typeof value === 'object' && 'en' in value ? value.en : '';
  };
  const [, across, along] = FLOOR_SPACE.exec(textOf('floorSpace')) ?? [];
  if (across && along) {
    return { width: Number(across) * 100, depth: Number(along) * 100, height: undefined };
  }
  const text = textOf('dimensions');
  const inCm = (match: RegExpExecArray) => match.slice(1).map((mm) => Number(mm) / 10);
  const box = BOX.exec(text);
  if (box) {
    const [width = 0, depth, height = 0] = inCm(box);
    return { width, depth, height };
  }
  const cylinder = CYLINDER.exec(text);
  if (cylinder) {
    const [diameter = 0, height = 0] = inCm(cylinder);
    return { width: diameter, depth: diameter, height };
  }
  const number = (id: string, unit = 1) => {
    const value = attributes[id];
    return typeof value === 'number' ? value * unit : undefined;
  };
  const isDrum = 'drumDepth' in attributes;
  const width = isDrum ? number('size', CM_PER_INCH) : number('width');
  const height = isDrum ? number('drumDepth', CM_PER_INCH) : number('height');
  // The length of a grand piano is its depth.
  const depth = isDrum ? width : (number('depth') ?? number('length'));
  return width === undefined || height === undefined ? undefined : { width, depth, height };
}

const formats = forEachLocale(
  (locale) => new Intl.NumberFormat(languageTags[locale], { maximumFractionDigits: 1 }),
);

/** Formats a length in cm. */
export const writeCm = (value: number, locale: Locale): string =>
  translator(locale)('product.size.cm', { value: formats[locale].format(value) });

/** Formats a size as a sentence. */
export function writeSize({ width, depth, height }: Size, locale: Locale): string {
  const known = height === undefined ? 'floor' : depth === undefined ? 'face' : 'box';
  const [w, d, h] = [width, depth ?? 0, height ?? 0].map((value) => writeCm(value, locale));
  return translator(locale)(`product.size.${known}`, { width: w, depth: d, height: h });
}

/** Reference objects of the drawing, in cm. The hand's path is a line of width `stroke`; the person's has none. */
const references = {
  person: {
    width: 46,
    height: 170,
    stroke: 0,
    path: 'M23 0a11 11 0 0 1 0 22 11 11 0 0 1 0-22zm0 24c-12 0-19 5-20 15L1 85h9l2-34 2 119h8l1-66 1 66h8l2-119 2 34h9l-2-46c-1-10-8-15-20-15z',
  },
  hand: {
    width: 10,
    height: 18,
    stroke: 1.8,
    path: 'M2.6 9V3.4M4.6 9V.9M6.6 9V1.6M8.6 9.8V4M2.6 8.6h6v7q-1 1.5-3 1.5t-3-1.5zM2.8 13.6.9 9.6',
  },
};

/** From this size in cm, a product is drawn beside a person and with its footprint. */
const LARGE = 35;
const FLOOR = 40;

/**
 * Returns a drawing to scale, in cm: the shapes standing on the `floor` line. There is no `front`
 * if the height is unknown; `top` is the footprint of products that stand in a room.
 */
export function drawSize({ width, depth = 0, height }: Size) {
  const hasFront = height !== undefined;
  const isSmall = Math.max(width, height ?? depth) < LARGE;
  const reference: keyof typeof references = isSmall ? 'hand' : 'person';
  const { width: referenceWidth, ...beside } = references[reference];
  const hasTop = depth >= FLOOR || !hasFront;
  const floor = Math.max(beside.height, height ?? 0, hasTop ? depth : 0);
  const gap = beside.height / 8;
  const boxes = width * (hasFront && hasTop ? 2 : 1);
  // Legible when the drawing is as wide as a phone.
  const fontSize = Math.max(floor / 16, (referenceWidth + boxes) / 19);
  const label = 4.4 * fontSize;
  const left = referenceWidth + gap;
  const right = hasFront && hasTop ? left + width + label + gap : left;
  return {
    reference,
    path: beside.path,
    stroke: beside.stroke,
    front: hasFront ? { x: left, y: floor - height, width, height } : undefined,
    top: hasTop ? { x: right, y: floor - depth, width, height: depth } : undefined,
    width: right + width + label,
    height: floor + 1.6 * fontSize,
    floor,
    fontSize,
  };
}
