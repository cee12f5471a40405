import type { Product } from '~/features/products/product';
import { languageTags, type Locale } from '~/i18n/locales';
import { translator } from '~/i18n/translate';

/** Outer dimensions in cm, as the sheet has them. Of what only takes floor, such as a drum kit, the height is not known. */
export type Size = { width: number } & (
  { depth: number | undefined; height: number } | { depth: number; height: undefined }
);

/** `420 × 155 × 183 mm`, `60 mm in diameter, 132 mm long`: the ways in which sheets write dimensions. */
const BOX = /^([\d.]+) × ([\d.]+) × ([\d.]+) mm/;
const CYLINDER = /([\d.]+) mm in diameter, ([\d.]+) mm long/;

/** `1.6 × 1.6 m with cymbal stands`: the floor that a drum kit takes. */
const FLOOR_SPACE = /^([\d.]+) × ([\d.]+) m\b/;

const CM_PER_INCH = 2.54;

/** The size of a product, from its sheet; `undefined` if the sheet has neither width and height nor the floor it takes. */
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

/** A length in cm, as text. */
export const writeCm = (value: number, locale: Locale): string =>
  translator(locale)('product.size.cm', {
    value: value.toLocaleString(languageTags[locale], { maximumFractionDigits: 1 }),
  });

/** A size as a sentence. */
export function writeSize({ width, depth, height }: Size, locale: Locale): string {
  const known = height === undefined ? 'floor' : depth === undefined ? 'face' : 'box';
  const [w, d, h] = [width, depth ?? 0, height ?? 0].map((value) => writeCm(value, locale));
  return translator(locale)(`product.size.${known}`, { width: w, depth: d, height: h });
}

/** What a product is drawn beside, in cm. The hand's path is a line of `stroke`, the person's has none. */
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

/** Sizes from which a product stands beside a person, and has its footprint drawn, in cm. */
const LARGE = 35;
const FLOOR = 40;

/**
 * A drawing to scale, in cm: what to draw beside each other on one line, the `floor`. There is no `front` if the height
 * is not known; `top` is the footprint of what stands in a room.
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
  // Large enough to be read where the drawing is as wide as a phone.
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
