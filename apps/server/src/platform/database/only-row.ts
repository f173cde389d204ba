/** The row of a query that always has one, such as a count. @throws Error when it has none */
export function onlyRow<Row>({ rows: [row] }: { readonly rows: readonly Row[] }): Row {
  if (row === undefined) throw new Error("A query that always has a row had none.");
  return row;
}
