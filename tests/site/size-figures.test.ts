import { expect, it } from 'vitest';
import {
  all,
  attribute,
  childrenOf,
  complaints,
  isElement,
  pages,
  textOf,
  type Page,
} from './site';

const numberIn = (text = '') => Number(/[\d.]+/.exec(text.replaceAll(',', ''))?.[0]);

/** The drawings of a page whose labels follow them. */
const drawingsOf = (page: Page) =>
  all(page, 'rect').flatMap((rect) => {
    const siblings = rect.parentNode ? childrenOf(rect.parentNode).filter(isElement) : [];
    const labels = siblings[siblings.indexOf(rect) + 1];
    if (labels?.tagName !== 'g') return [];
    const [width, side] = childrenOf(labels).filter(isElement).map(textOf);
    const drawn = Number(attribute(rect, 'width')) / Number(attribute(rect, 'height'));
    return [{ width, side, drawn, stated: numberIn(width) / numberIn(side) }];
  });

it('a drawing of a size has the proportions that its labels state', () => {
  expect(pages.flatMap(drawingsOf).length, 'drawings').toBeGreaterThan(5);
  const wrong = complaints((page) =>
    drawingsOf(page)
      .filter(({ drawn, stated }) => !(Math.abs(drawn / stated - 1) < 0.03))
      .map(({ width, side, drawn }) => `${width} by ${side}, drawn ${drawn}`),
  );
  expect(wrong).toEqual([]);
});
