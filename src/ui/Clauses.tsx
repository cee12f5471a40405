import { Fragment } from 'react';

const CLOSING = '、，。；：！？）》」';
const OPENING = '（《「';

const boundary = new RegExp(
  `(?<=[${CLOSING}])(?![${CLOSING}])|(?<![${OPENING}])(?=[${OPENING}])`,
  'u',
);

/** Splits a Chinese text where its punctuation allows a line break. */
export const clauses = (text: string): string[] => text.split(boundary);

interface Props {
  text: string;
}

/**
 * The text of an element with the class `phrase`. With `word-break: keep-all`, WebKit breaks lines
 * at spaces only, and otherwise anywhere, even before a comma. `<wbr>` marks the other places.
 */
export function Clauses({ text }: Props) {
  return clauses(text).map((clause, index) => (
    <Fragment key={index}>
      {index > 0 && <wbr />}
      <span>{clause}</span>
    </Fragment>
  ));
}
