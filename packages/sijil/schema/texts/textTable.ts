/** Tables of texts by the names under which they can be changed, and the listener for a further one. */
export const texts = { tables: new Map<string, unknown>(), onTable: () => {} };

/**
 * Makes the texts of a table changeable at run time, under a stable name: for tables of a single part of the server, such as the
 * messages of its checks, and of a page that fetches little. Returns the table.
 */
export function textTable<const T>(name: string, table: T): T {
  texts.tables.set(name, table);
  texts.onTable();
  return table;
}
