import { Fragment } from 'react';

const CLOSING = '、，。；：！？）》」';
const OPENING = '（《「';

const boundary = new RegExp(
  `(?<=[${CLOSING}])(?![${CLOSING}])|(?<![${OPENING}])(?=[${OPENING}])`,
  'u',
);

/** The parts of a Chinese text between which its punctuation marks let a line end. */
export const clauses = (text: string): string[] => text.split(boundary);

interface Props {
  text: string;
}

/**
 * The text of an element with the class `phrase`. With `word-break: keep-all`, WebKit ends lines at spaces only,
 * and otherwise anywhere, even before a comma. It is told where else they may end.
 */
export function Clauses({ text }: Props) {
  return clauses(text).map((clause, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{clause}</span>
    </Fragment>
  ));
}
