import { eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database, Queryable } from './connect';
import { tableNamed } from './schema/tables';
import { installation } from './schema/system';

interface Asked {
  readonly where?: SQL | undefined;
  readonly orderBy?: readonly PgColumn[];
}

/**
 * Reads rows of a table of the framework's declarations, deleted ones too. `Row` names the columns that the caller uses:
 * the table is looked up by name, because an application may leave the declaration out.
 */
export async function storedRows<Row>(
  db: Queryable,
  resource: string,
  { where, orderBy = [] }: Asked = {},
): Promise<Row[]> {
  const rows = await db
    .select()
    .from(tableNamed(resource))
    .where(where)
    .orderBy(...orderBy);
  return rows as unknown as Row[];
}

/** The first of these rows; undefined where there is none. */
export async function storedRow<Row>(
  db: Queryable,
  resource: string,
  where: SQL | undefined,
): Promise<Row | undefined> {
  const [row] = await storedRows<Row>(db, resource, { where });
  return row;
}

/** Row of a statement that always has one, such as an insert. @throws Error when there is none. */
export function onlyRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('a statement that always has a row returned none');
  return row;
}

/** Returns a value that is created once per installation and stored in the database, so that every process uses the same one. */
export async function installationValue(db: Database, key: string, make: () => string): Promise<string> {
  const read = () => db.select().from(installation).where(eq(installation.key, key));
  const [stored] = await read();
  if (stored) return stored.value;
  // Two processes that create it at the same time both use the first value.
  await db.insert(installation).values({ key, value: make() }).onConflictDoNothing();
  const [made] = await read();
  if (!made) throw new Error(`the installation has no ${key}`);
  return made.value;
}
