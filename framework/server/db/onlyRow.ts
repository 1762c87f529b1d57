/** Row of a statement that always has one, such as an insert. @throws Error when there is none. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that always has a row returned none');
  return row;
}
