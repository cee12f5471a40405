import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawSize, sizeOf } from '~/features/product-page/specifications/size';
import { property } from '../property';

const text = (en: string) => ({ dimensions: { zh: '…', en } });

describe('the size of a product', () => {
  it.each([
    [{ width: 149, depth: 61, height: 122 }, 149, 61, 122],
    [{ length: 186, width: 149, height: 101 }, 149, 186, 101],
    [{ width: 149, height: 101 }, 149, undefined, 101],
    [text('420 × 155 × 183 mm'), 42, 15.5, 18.3],
    [text('180 × 117 × 47.5 mm (without feet)'), 18, 11.7, 4.75],
    [text('Each 20 mm in diameter, 118 mm long'), 2, 2, 11.8],
    [{ size: 14, drumDepth: 6.5 }, 35.56, 35.56, 16.51],
    [{ floorSpace: { zh: '…', en: '1.6 × 1.5 m with cymbal stands' } }, 160, 150, undefined],
  ])('of %j is %s × %s × %s cm', (attributes, width, depth, height) => {
    expect(sizeOf({ attributes })).toEqual({ width, depth, height });
  });

  it.each([
    [undefined],
    [{ width: 149 }],
    [{ height: 122 }],
    // Only a size, such as the diameter of a cymbal.
    [{ size: 20 }],
    [text('4 × 5 inches')],
    [{ dimensions: '420 × 155 × 183 mm' }],
  ])('is unknown with %j', (attributes) => {
    expect(sizeOf({ attributes })).toBeUndefined();
  });
});

describe('the drawing of a size', () => {
  const size = { width: 149, depth: 61, height: 122 };

  it('draws large products beside a person, with their footprint', () => {
    expect(drawSize(size)).toMatchObject({
      reference: 'person',
      floor: 170,
      front: { y: 48, width: 149, height: 122 },
      top: { y: 109, width: 149, height: 61 },
    });
  });

  it('draws small products beside a hand, without a footprint', () => {
    const drawing = drawSize({ width: 7.3, depth: 12.9, height: 5.9 });
    expect(drawing).toMatchObject({ reference: 'hand', floor: 18, front: { width: 7.3 } });
    expect(drawing.top).toBeUndefined();
  });

  it('draws only the footprint of products with a floor area', () => {
    const drawing = drawSize({ width: 160, depth: 150, height: undefined });
    expect(drawing).toMatchObject({ floor: 170, top: { y: 20, width: 160, height: 150 } });
    expect(drawing.front).toBeUndefined();
  });

  const length = fc.double({ min: 0.5, max: 400, noNaN: true });
  property(
    'contains all that it draws, none above another',
    [length, length, fc.option(length, { nil: undefined })],
    (width, depth, height) => {
      const drawing = drawSize({ width, depth, height });
      const { front, top } = drawing;
      for (const box of [front, top].filter((each) => each !== undefined)) {
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.x + box.width).toBeLessThan(drawing.width);
        expect(box.y + box.height).toBeLessThanOrEqual(drawing.height);
      }
      if (front && top) expect(top.x).toBeGreaterThan(front.x + front.width);
    },
  );
});
