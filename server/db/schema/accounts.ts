import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AttemptKind } from '#domain/auth/attemptLimits';
import { createdAt, moment, primaryId } from '#framework/server/db/schema/columns';
import { users } from '#framework/server/db/schema/users';

/** New passwords that wait for an admin. The hash is stored only while it waits. */
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

/** Attempts that are counted, across processes: guesses of a password, mails that were asked for. */
export const attempts = pgTable(
  'attempts',
  {
    kind: text().$type<AttemptKind>().notNull(),
    /** Whose it is: an account's id, or the hash of an e-mail that nobody may have. Empty where only the address counts. */
    subject: text().notNull(),
    address: text().notNull(),
    count: integer().notNull().default(0),
    lastAt: moment().notNull(),
    blockedUntil: moment(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.subject, table.address] }), index().on(table.lastAt)],
);
