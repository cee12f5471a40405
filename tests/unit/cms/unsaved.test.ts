import { describe, expect, it } from 'vitest';
import { changedSince, follow, lostIn, typedIn, type Edits } from '~cms/../admin/unsaved';

const version = { note: 'n1', state: 's1', image: 'i1', goesWith: 'g1', tracking: 't1' };
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

describe('a form that is followed', () => {
  const stored = { version, note: 'x', state: 'pending' };
  const saved = { version: { ...version, note: 'n2' }, note: 'a', state: 'pending' };
  /** Follows a form through values and initial values, and puts back what is missing. */
  function through(...steps: (readonly [values: Edits, initial: Edits])[]) {
    let last: ReturnType<typeof follow> & { values: Edits } = { missing: {}, values: {} };
    for (const [values, initial] of steps) {
      const next = follow(last.kept, values, initial);
      last = { ...next, values: { ...values, ...next.missing } };
    }
    return { values: last.values, unsaved: last.kept?.edits, lost: last.lost };
  }
  const typed = { ...stored, note: 'a' };
  /** Strapi takes the values for stored ones while it saves them. */
  const saving = { ...typed };
  const paid = { ...saved, version: { ...saved.version, state: 's2' }, state: 'paid' };
  const more = { ...saving, state: 'paid' };

  it.each([
    ['is undone', [[stored, stored]], stored, undefined],
    ['is being saved', [[saving, saving]], saving, { note: 'a' }],
    [
      'is refused',
      [
        [saving, saving],
        [stored, stored],
      ],
      typed,
      { note: 'a' },
    ],
    [
      'is saved',
      [
        [saving, saving],
        [saved, saved],
      ],
      saved,
      undefined,
    ],
    [
      'is saved in other words',
      [
        [{ ...saving, note: ' ａ' }, stored],
        [
          { ...saving, note: ' ａ' },
          { ...saving, note: ' ａ' },
        ],
        [
          { ...saved, note: 'A' },
          { ...saved, note: 'A' },
        ],
      ],
      { ...saved, note: 'A' },
      undefined,
    ],
    [
      'is saved after more was typed, with another state',
      [
        [
          { ...saving, state: 'paid' },
          { ...saving, state: 'paid' },
        ],
        [
          { ...saving, state: 'paid', phone: '1' },
          { ...saving, state: 'paid' },
        ],
        [paid, paid],
      ],
      { ...paid, phone: '1' },
      { phone: '1' },
    ],
    [
      'is refused after more was typed',
      [
        [saving, saving],
        [more, saving],
        [stored, stored],
      ],
      { ...typed, state: 'paid' },
      { note: 'a', state: 'paid' },
    ],
    [
      'is saved after more was typed',
      [
        [saving, saving],
        [more, saving],
        [saved, saved],
      ],
      { ...saved, state: 'paid' },
      { state: 'paid' },
    ],
    [
      'is refused, and more is typed before it is back',
      [
        [saving, saving],
        [{ ...stored, state: 'paid' }, stored],
      ],
      { ...typed, state: 'paid' },
      { note: 'a', state: 'paid' },
    ],
  ] satisfies [string, [Edits, Edits][], Edits, Edits | undefined][])(
    'has what was typed when it %s',
    (_, steps, values, unsaved) => {
      expect(through([stored, stored], [typed, stored], ...steps)).toEqual({
        values,
        unsaved,
        lost: undefined,
      });
    },
  );

  it('loses what was typed if others have changed the entry', () => {
    const theirs = { version: { ...version, state: 's2' }, note: 'x', state: 'paid' };
    expect(through([typed, stored], [saving, saving], [theirs, theirs])).toEqual({
      values: theirs,
      unsaved: undefined,
      lost: { edits: { note: 'a' }, changed: ['state'] },
    });
    const both = { ...theirs, tracking: 'SF1' };
    expect(through([typed, stored], [saving, saving], [both, theirs])).toMatchObject({
      unsaved: { tracking: 'SF1' },
      lost: { edits: { note: 'a' } },
    });
    const filledIn = { version: { ...version, tracking: 't2' }, note: 'x', tracking: 'SF2' };
    expect(through([typed, stored], [filledIn, filledIn]).lost?.changed).toEqual(['tracking']);
  });
});
