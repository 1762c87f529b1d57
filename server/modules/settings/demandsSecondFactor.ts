import { sql } from 'drizzle-orm';
import { tables } from '#framework/server/db/schema/tables';
import { users } from '#framework/server/db/schema/users';

/** True where the settings demand two-step sign-in of the account's role. */
export const demandsSecondFactor = sql`exists (
  select from ${tables.settings}
  where ${users.role} = any(${tables.settings.twoStepRoles}) and ${tables.settings.deletedAt} is null)`;
