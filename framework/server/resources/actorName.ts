import { type SQL, sql } from 'drizzle-orm';
import { resourceNamed } from '#app/resources';
import { tableNamed } from '../db/schema/tables';
import { auditEntries, users } from '../db/schema/users';

/** Name of who made an entry of the audit log, beside their `users`: an automation acts under a name of its own. */
export const actorName: SQL<string | null> = resourceNamed('automations')
  ? sql`coalesce(${users.name}, (select automation.name from ${tableNamed('automations')} as automation where automation.id = ${auditEntries.actorId}))`
  : sql`${users.name}`;
