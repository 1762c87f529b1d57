import { sql } from 'drizzle-orm';
import { index, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { halalas } from 'sijil/server/db/schema/columns';
import { accountTable } from 'sijil/server/db/schema/users';

/** Everybody who can sign in, with the columns of the portal. */
export const users = accountTable(
  {
    /** The company of a client or a branch manager. */
    clientId: uuid('client_id'),
    /** Limit of a branch manager for signing and paying one order, VAT included; null: no limit (rules 6.9). */
    spendingLimit: halalas('spending_limit'),
  },
  // An email address belongs to one account of a company, even while the account is only invited.
  ({ clientId, email }) => [
    uniqueIndex()
      .on(clientId, email)
      .where(sql`deleted_at is null`),
    index().on(clientId),
  ],
);
