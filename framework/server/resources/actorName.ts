import { type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import { tableNamed } from '../db/schema/tables';
import { auditEntries, users } from '../db/schema/users';

/** Name of the author of an audit entry: of the joined user, or of an automation, which acts under its own name. */
export const actorName: SQL<string | null> = resourceNamed('automations')
  ? sql`coalesce(${users.name}, (select automation.name from ${tableNamed('automations')} as automation where automation.id = ${auditEntries.actorId}))`
  : sql`${users.name}`;
