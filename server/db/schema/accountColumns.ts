import { sql } from 'drizzle-orm';
import { index, type PgColumn, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { halalas } from '#framework/server/db/schema/columns';

/** Columns that the portal adds to every account. */
export const accountColumns = {
  /** The company of a client or a branch manager. */
  clientId: uuid(),
  /** Limit of a branch manager for signing and paying one order, VAT included; null: no limit (rules 6.9). */
  spendingLimit: halalas(),
};

/** Indexes of these columns: an email address belongs to one account of a company, even while the account is only invited. */
export const accountIndexes = (table: Readonly<Record<'clientId' | 'email', PgColumn>>) => [
  uniqueIndex()
    .on(table.clientId, table.email)
    .where(sql`deleted_at is null`),
  index().on(table.clientId),
];
