import { sql } from 'drizzle-orm';
import { index, type PgColumn, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { halalas } from '#framework/server/db/schema/columns';

/** Columns that the portal adds to every account. */
export const accountColumns = {
  /** The company of a client or a branch manager. */
  clientId: uuid(),
  /** The most that a branch manager may sign for and pay in one order, VAT included; null: no limit (rules 6.9). */
  spendingLimit: halalas(),
};

/** Indexes of these columns: an address is one account of a company, also while the account is only invited. */
export const accountIndexes = (table: Readonly<Record<'clientId' | 'email', PgColumn>>) => [
  uniqueIndex()
    .on(table.clientId, table.email)
    .where(sql`deleted_at is null`),
  index().on(table.clientId),
];
