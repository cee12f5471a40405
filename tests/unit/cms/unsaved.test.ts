import { describe, expect, it } from 'vitest';
import { changedSince, lostIn, typedIn } from '~cms/../admin/unsaved';

const version = { note: 'n1', state: 's1', image: 'i1', goesWith: 'g1' };
const initial = { version, state: 'pending', goesWith: { connect: [], disconnect: [] } };

describe('what is typed into a form', () => {
  it('is what differs from the entry, in other words than an empty field can be', () => {
    const values = { ...initial, note: 'Rang him', tracking: '', gallery: [], address: null };
    expect(typedIn(values, initial)).toEqual({ version, edits: { note: 'Rang him' } });
  });

  it.each<[string, unknown, unknown]>([
    ['JSON that an input has written as text', '{"b":[1],"a":"x"}', { a: 'x', b: [1] }],
    ['a component that has got an id', [{ __temp_key__: 'a0', day: 'x' }], [{ id: 3, day: 'x' }]],
    ['a file', { id: 3, mime: 'image/png', url: 'a' }, { id: 3, mime: 'image/png', url: 'b' }],
    ['an empty text', null, undefined],
    ['an empty row, which is not saved', [{ __temp_key__: 'a0' }], null],
  ])('is saved if the entry has it: %s', (_, edit, stored) => {
    const typed = { version: {}, edits: { field: edit } };
    expect(lostIn(typed, { version: { field: 'new' }, field: stored })).toEqual({});
  });

  it('is lost if the entry has something else', () => {
    const typed = {
      version,
      edits: { note: 'Rang him', state: 'paid', image: { id: 2, mime: '' } },
    };
    const stored = {
      version: { ...version, state: 's2' },
      state: 'paid',
      image: { id: 1, mime: '' },
    };
    expect(lostIn(typed, stored)).toEqual({ note: 'Rang him', image: { id: 2, mime: '' } });
    expect(changedSince(typed, stored)).toEqual(['state']);
    expect(changedSince(typed, initial)).toEqual([]);
  });

  it('has the text of a picture that is in one language only', () => {
    const image = { id: 3, mime: 'image/png' };
    const half = { ...image, halfTexts: { zh: '正面', en: '' } };
    expect(typedIn({ image: half }, { image }).edits).toEqual({ image: half });
  });

  it('is a relation that is lost while the entry has the same relations', () => {
    const goesWith = { connect: [{ documentId: '2' }], disconnect: [] };
    const typed = { version, edits: { goesWith } };
    expect(lostIn(typed, initial)).toEqual({ goesWith });
    expect(lostIn(typed, { ...initial, version: { ...version, goesWith: 'g2' } })).toEqual({});
  });
});
