import { Fragment } from 'react';
import { clauses } from './clauses';

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
      {clause}
    </Fragment>
  ));
}
