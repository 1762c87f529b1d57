import { sql } from 'drizzle-orm';
import { index, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { createdAt, moment, primaryId } from 'sijil/server/db/schema/columns';
import { users } from './users';

/** New passwords that wait for an admin. The hash is deleted once they are decided. */
export const passwordRequests = pgTable(
  'password_requests',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    passwordHash: text(),
    status: text().$type<'pending' | 'approved' | 'rejected' | 'withdrawn'>().notNull().default('pending'),
    reason: text(),
    createdAt: createdAt(),
    decidedAt: moment(),
    decidedBy: uuid(),
  },
  (table) => [
    index().on(table.status, table.createdAt),
    uniqueIndex('password_requests_one_pending')
      .on(table.userId)
      .where(sql`status = 'pending'`),
  ],
);

/** Branches assigned to each branch manager. */
export const branchAssignments = pgTable(
  'branch_assignments',
  {
    id: primaryId(),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    branchId: uuid().notNull(),
  },
  (table) => [uniqueIndex().on(table.userId, table.branchId), index().on(table.branchId)],
);
