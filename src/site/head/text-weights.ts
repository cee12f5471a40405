/** Weights of the preloaded text font, as in CSS. */
export const TEXT_WEIGHTS = '400 600';
