const tables = new Map<string, unknown>();

/**
 * Makes the texts of a table changeable while the system runs, under a name that stays: for tables of a single part of the
 * server, such as the messages of its checks. Returns the table.
 */
export function textTable<const T>(name: string, table: T): T {
  tables.set(name, table);
  return table;
}

/** The tables of all parts that this process has loaded, by their names. */
export const textTables = (): Readonly<Record<string, unknown>> => Object.fromEntries(tables);
