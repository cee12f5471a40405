import { tabStorage } from '~/lib/storage';
import { keepTexts, readTexts } from '~/lib/stored-texts';
import { emptyDraft, type Draft } from './order';

const KEY = 'overtone:checkout-draft';

export const loadDraft = (): Draft => readTexts(KEY, emptyDraft);
export const saveDraft = (draft: Draft): void => keepTexts(KEY, draft);
export const forgetDraft = (): void => tabStorage.remove(KEY);
