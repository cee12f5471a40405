const CLOSING = '、，。；：！？）》」';
const OPENING = '（《「';

const boundary = new RegExp(
  `(?<=[${CLOSING}])(?![${CLOSING}])|(?<![${OPENING}])(?=[${OPENING}])`,
  'u',
);

/** The parts of a Chinese text between which its punctuation marks let a line end. */
export const clauses = (text: string): string[] => text.split(boundary);
