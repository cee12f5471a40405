import { all, attribute, childrenOf, isElement, testPages, textOf } from './site';

const numberIn = (text = '') => Number(/[\d.]+/.exec(text.replaceAll(',', ''))?.[0]);

testPages('a drawing of a size has the proportions that its labels state', (page) =>
  all(page, 'rect').flatMap((rect) => {
    const siblings = rect.parentNode ? childrenOf(rect.parentNode).filter(isElement) : [];
    const labels = siblings[siblings.indexOf(rect) + 1];
    if (labels?.tagName !== 'g') return [];
    const [width, side] = childrenOf(labels).filter(isElement).map(textOf);
    const drawn = Number(attribute(rect, 'width')) / Number(attribute(rect, 'height'));
    const stated = numberIn(width) / numberIn(side);
    return Math.abs(drawn / stated - 1) < 0.03 ? [] : [`${width} by ${side}, drawn ${drawn}`];
  }),
);
