import { and, eq, exists, isNull, or } from 'drizzle-orm';
import { alias, QueryBuilder } from 'drizzle-orm/pg-core';
import { users } from '#framework/server/db/schema/users';

const owners = alias(users, 'owners');

/**
 * True of users who belong to no company, and of those whose company's own account is active: with it, everybody who
 * acts for the company loses access, at once and for as long as it is so.
 */
export const companyIsActive = or(
  isNull(users.clientId),
  exists(
    new QueryBuilder()
      .select({ id: owners.id })
      .from(owners)
      .where(and(eq(owners.id, users.clientId), eq(owners.active, true), isNull(owners.deletedAt))),
  ),
);
