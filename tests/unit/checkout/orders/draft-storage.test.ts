import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  decodeDraft,
  forgetDraft,
  loadDraft,
  saveDraft,
} from '~/features/checkout/orders/draft-storage';
import { emptyDraft, type Draft } from '~/features/checkout/orders/order';
import { memoryStorage } from '../../memory-storage';
import { property } from '../../property';

const KEY = 'overtone:checkout-draft';
const fields = Object.keys(emptyDraft) as (keyof Draft)[];
const draft: Draft = { ...emptyDraft, firstName: '大文', email: 'taiman@example.hk' };

describe('decodeDraft', () => {
  it.each(['', 'null', '7', '"text"', '[]', '{}', '{"firstName":"大'])(
    'decodes %j as an empty draft',
    (text) => {
      expect(decodeDraft(text)).toEqual(emptyDraft);
    },
  );

  it('reads strings of known fields only', () => {
    const stored = { ...draft, phone: 91234567, city: null, cardNumber: '4111', toString: 'x' };
    expect(decodeDraft(JSON.stringify(stored))).toEqual(draft);
  });

  const text = fc.array(fc.nat(0x10ffff)).map((points) => String.fromCodePoint(...points));
  const anyDraft = fc.array(text, { minLength: fields.length, maxLength: fields.length });
  property('restores a stored draft', [anyDraft], (texts) => {
    const draft = Object.fromEntries(fields.map((field, index) => [field, texts[index]]));
    expect(decodeDraft(JSON.stringify(draft))).toEqual(draft);
  });
});

describe('the draft in sessionStorage', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is saved, loaded and deleted', () => {
    const saved = new Map<string, string>();
    vi.stubGlobal('sessionStorage', memoryStorage(saved));
    expect(loadDraft()).toEqual(emptyDraft);
    saveDraft(draft);
    expect([...saved.keys()]).toEqual([KEY]);
    expect(loadDraft()).toEqual(draft);
    forgetDraft();
    expect(saved.size).toBe(0);
    expect(loadDraft()).toEqual(emptyDraft);
  });
});
