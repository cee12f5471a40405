import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { decodeDraft, forgetDraft, loadDraft, saveDraft } from '~/features/checkout/draft-storage';
import { emptyDraft, type Draft } from '~/features/checkout/order';

const KEY = 'overtone:checkout-draft';
const fields = Object.keys(emptyDraft) as (keyof Draft)[];
const draft: Draft = { ...emptyDraft, firstName: '大文', email: 'taiman@example.hk' };

describe('decodeDraft', () => {
  it.each([null, '', 'null', '7', '"text"', '[]', '{}', '{"firstName":"大'])(
    'finds no draft in %j',
    (text) => {
      expect(decodeDraft(text)).toEqual(emptyDraft);
    },
  );

  it('takes the texts of the fields that there are, and nothing else', () => {
    const stored = { ...draft, phone: 91234567, city: null, cardNumber: '4111', toString: 'x' };
    expect(decodeDraft(JSON.stringify(stored))).toEqual(draft);
  });

  it('gives back what was stored', () => {
    const text = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
    const anyDraft = fc.array(text, { minLength: fields.length, maxLength: fields.length });
    fc.assert(
      fc.property(anyDraft, (texts) => {
        const draft = Object.fromEntries(fields.map((field, index) => [field, texts[index]]));
        expect(decodeDraft(JSON.stringify(draft))).toEqual(draft);
      }),
    );
  });

  it('gives a draft, whatever the text', () => {
    const tampered = fc
      .dictionary(fc.constantFrom(...fields, '__proto__', 'method'), fc.jsonValue())
      .map((value) => JSON.stringify(value));
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json(), tampered), (text) => {
        const draft = decodeDraft(text);
        expect(Object.keys(draft)).toEqual(fields);
        for (const field of fields) expect(draft[field]).toEqual(expect.any(String));
      }),
    );
  });
});

describe('the draft of a session', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  /** `sessionStorage`, as far as it is used; `refuses` are the calls that throw. */
  function stubStorage(...refuses: ('getItem' | 'setItem' | 'removeItem')[]) {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => kept.set(key, value),
      removeItem: (key: string) => kept.delete(key),
    };
    const refuse = () => {
      throw new DOMException('no', 'QuotaExceededError');
    };
    for (const call of refuses) storage[call] = refuse;
    vi.stubGlobal('sessionStorage', storage);
    return kept;
  }

  it('is kept, and forgotten when it is not needed any more', () => {
    const kept = stubStorage();
    expect(loadDraft()).toEqual(emptyDraft);
    saveDraft(draft);
    expect([...kept.keys()]).toEqual([KEY]);
    expect(loadDraft()).toEqual(draft);
    forgetDraft();
    expect(kept.size).toBe(0);
    expect(loadDraft()).toEqual(emptyDraft);
  });

  it('is not kept where storage is full', () => {
    stubStorage('setItem');
    saveDraft(draft);
    expect(loadDraft()).toEqual(emptyDraft);
  });

  it('is empty where storage refuses every call', () => {
    stubStorage('getItem', 'setItem', 'removeItem');
    saveDraft(draft);
    forgetDraft();
    expect(loadDraft()).toEqual(emptyDraft);
  });

  it('is empty where there is no storage', () => {
    vi.stubGlobal('sessionStorage', undefined);
    saveDraft(draft);
    forgetDraft();
    expect(loadDraft()).toEqual(emptyDraft);
  });
});
