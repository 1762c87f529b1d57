/** Tables of texts by the names under which they can be changed, and what is called for a further one. */
export const texts = { tables: new Map<string, unknown>(), onTable: () => {} };

/**
 * Makes the texts of a table changeable while the system runs, under a name that stays: for tables of a single part of the
 * server, such as the messages of its checks, and of a page that fetches little. Returns the table.
 */
export function textTable<const T>(name: string, table: T): T {
  texts.tables.set(name, table);
  texts.onTable();
  return table;
}
