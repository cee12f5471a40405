import { expect, it } from 'vitest';
import {
  essentials,
  specificationTable,
} from '~/features/product-page/specifications/specification-table';
import { kinds } from '~/features/products/specifications/kinds';
import { product } from '../products/make-product';

// Deciding attributes that a product's specifications lack: its page says "not stated".

const kit = (id: string, specifications: object) =>
  product({ id, category: 'drums', kind: 'electronic-kit', attributes: { ...specifications } });
const [mesh, unknown] = [
  kit('1', { headType: 'mesh' }),
  kit('2', { module: { zh: 'TD-07', en: 'TD-07' } }),
];

const table = (of: typeof mesh) => specificationTable(of, {}, 'en', undefined);
const rowsOf = (of: typeof mesh) => table(of).flatMap(({ lines }) => lines);

it('a table marks attributes that are not stated', () => {
  const pads = table(unknown).find(({ heading }) => heading === 'Pads');
  expect(pads?.lines[0]).toEqual({ id: 'headType', label: 'Playing surface' });
  expect(rowsOf(mesh)).toContainEqual({ ...pads?.lines[0], value: 'Mesh heads' });
});

it('the list beside the price asks for the contents of a box and a weight that decides', () => {
  const amplifier = { category: 'audio', kind: 'bass-amplifier' } as const;
  expect(essentials(product(amplifier), 'en').map(({ value }) => value)).toEqual([
    undefined,
    undefined,
  ]);
  const stated = { included: { zh: ['擴音器', '線'], en: ['Amplifier', 'Cable'] } };
  const light = product({ ...amplifier, ...stated, attributes: { weight: 8.2 } });
  expect(essentials(light, 'en').map(({ value }) => value)).toEqual(['Amplifier; Cable', '8.2 kg']);
  expect(essentials(product({}), 'en')).toEqual([]);
});

it('every kind names its deciding attributes', () => {
  const without = Object.values(kinds).flatMap((all) => all.filter(({ deciding }) => !deciding));
  expect(without.map(({ id }) => id)).toEqual([]);
});
