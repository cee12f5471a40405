import { describe, expect, it } from 'vitest';
import { withSpecifications } from '~/features/facets/attributes/attribute-list';
import { filterAttributes } from '~/features/facets/attributes/filter-attributes';
import type { Product } from '~/features/products/product';
import type { AttributeTable } from '~/features/products/specifications/kinds';
import { item } from '../products/summaries';
import { product } from '../products/make-product';

it('only products of the list get specifications', () => {
  const list = { attributes: [], orders: {}, specifications: [['1', { keys: ['88'] }] as const] };
  const [one, two] = withSpecifications([item({ id: '1' }), item({ id: '2' })], list);
  expect(one?.specifications).toEqual({ keys: ['88'] });
  expect(two).toEqual(item({ id: '2' }));
});

describe('the filters of a category', () => {
  const label = { zh: '名', en: 'Name' };
  const options = {
    omni: { zh: '全指向', en: 'Omnidirectional' },
    cardioid: { zh: '心形', en: 'Cardioid' },
    wide: { zh: '闊心形', en: 'Wide cardioid' },
  };
  const table: AttributeTable = {
    transducer: { label, type: 'option', options, filter: true },
    pattern: { label, type: 'options', options, filter: true },
    power: { label, type: 'number', unit: { zh: '瓦', en: 'W' }, filter: true },
    strings: { label, type: 'number', filter: true },
    phantom: { label, type: 'flag', filter: true },
    connections: { label, type: 'options', options },
    unused: { label, type: 'flag', filter: true },
  };
  const products = [
    { id: '1', attributes: { pattern: ['cardioid', 'omni'], power: 1200, phantom: true } },
    { id: '2', attributes: { power: 90.5, strings: 6, phantom: false, connections: ['omni'] } },
    { id: '3', attributes: { transducer: 'cardioid', connections: ['omni'] } },
    { id: '4', attributes: { connections: ['omni'] } },
    { id: '5' },
  ].map(({ id, attributes = {} }) => ({ ...product({ id }), attributes }));
  /** A kind whose number of strings decides. */
  const bass = (id: string, attributes: Product['attributes']) => ({
    ...product({ id, kind: 'bass' }),
    attributes,
  });
  /** A kind whose polar patterns decide. */
  const microphone = (id: string, attributes: Product['attributes']) => ({
    ...product({ id, category: 'recording', kind: 'dynamic' }),
    attributes,
  });
  const orders = { '': ['phantom', 'unused', 'power'], mixer: ['strings'] };
  const inLanguage = (locale: 'zh' | 'en', sold: readonly Product[] = products) =>
    filterAttributes(sold, table, orders, locale, {
      yes: { zh: '有', en: 'Yes' }[locale],
      no: { zh: '沒有', en: 'No' }[locale],
      unstated: 'Not stated',
    });
  const names = (locale: 'zh' | 'en') =>
    inLanguage(locale).attributes.map(({ options }) => options.map(({ name }) => name));

  it('are the filters that they have, in the order of the table', () => {
    expect(inLanguage('en').attributes.map(({ id, type }) => [id, type])).toEqual([
      ['transducer', 'options'],
      ['pattern', 'options'],
      ['power', 'number'],
      ['strings', 'number'],
      ['phantom', 'flag'],
    ]);
  });

  it('have options in the order of the table, numbers ascending with their unit', () => {
    expect(names('en')).toEqual([
      ['Cardioid'],
      ['Omnidirectional', 'Cardioid'],
      ['90.5 W', '1,200 W'],
      ['6'],
      ['Yes', 'No'],
    ]);
    expect(names('zh')).toEqual([
      ['心形'],
      ['全指向', '心形'],
      ['90.5瓦', '1,200瓦'],
      ['6'],
      ['有', '沒有'],
    ]);
    expect(inLanguage('zh').attributes.map(({ value }) => value)).toEqual([
      undefined,
      undefined,
      '{{value}}瓦',
      '{{value}}',
      undefined,
    ]);
  });

  it('have an order for the category and each kind, of those that they have', () => {
    expect(inLanguage('en').orders).toEqual({ '': ['phantom', 'power'], mixer: ['strings'] });
  });

  it('have "not stated" last, for products without a value that decides', () => {
    const { attributes, specifications } = inLanguage('en', [
      bass('6', {}),
      bass('7', { strings: 5 }),
      product({ id: '8' }),
      microphone('9', {}),
      microphone('10', { pattern: ['omni'] }),
    ]);
    expect(attributes.map(({ id, options }) => [id, options])).toEqual([
      [
        'pattern',
        [
          { id: 'omni', name: 'Omnidirectional' },
          { id: 'unstated', name: 'Not stated' },
        ],
      ],
      [
        'strings',
        [
          { id: '5', name: '5' },
          { id: 'unstated', name: 'Not stated' },
        ],
      ],
    ]);
    expect(specifications).toEqual([
      ['6', { strings: ['unstated'] }],
      ['7', { strings: ['5'] }],
      ['9', { pattern: ['unstated'] }],
      ['10', { pattern: ['omni'] }],
    ]);
  });

  it('are set on the products that have any, alike in both languages', () => {
    expect(inLanguage('en').specifications).toEqual(inLanguage('zh').specifications);
    expect(inLanguage('zh').specifications).toEqual([
      ['1', { pattern: ['cardioid', 'omni'], power: ['1200'], phantom: ['yes'] }],
      ['2', { power: ['90.5'], strings: ['6'], phantom: ['no'] }],
      ['3', { transducer: ['cardioid'] }],
    ]);
  });
});
