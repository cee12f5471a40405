import en from '~/i18n/dictionaries/en';
import zh from '~/i18n/dictionaries/zh';

/** The dictionaries of each language. */
export const wordsIn = { zh, en };

export type Words = (typeof wordsIn)['zh' | 'en'];
