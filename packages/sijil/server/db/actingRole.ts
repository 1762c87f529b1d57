import { and, eq, getTableColumns, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import { resourceNamed, type Role, type Privilege, privileges, neverCustom } from 'sijil/schema/application';
import { baseRole, customRole } from 'sijil/schema/roles/customRoles';
import { rolesResource } from './followDesign';
import { tableNamed } from './schema/tables';
import { users } from './schema/users';
import { demandsSecondFactor } from './accounts';

/**
 * Selects the role by which a user acts: the custom role where they have one. A custom role that no longer exists, or that
 * narrows a role other than the user's, is unknown to the policies: the user may do nothing.
 */
export function actingRoleSql(): SQL {
  if (!resourceNamed(rolesResource)) return sql`${users.role}`;
  return sql`case when ${users.customRoleId} is null then ${users.role} else 'custom:' || coalesce((select id::text from ${tableNamed(rolesResource)} where ${isTheirs()}), '') end`;
}

/** Returns the same for a user who was read, by the roles that this process has applied. */
export function actingRole({
  role,
  customRoleId,
}: Pick<typeof users.$inferSelect, 'role' | 'customRoleId'>): Role {
  if (customRoleId === null) return role;
  const custom = customRole(customRoleId);
  return baseRole(custom) === role ? custom : customRole('');
}

/** Condition for users who have a privilege. */
export function holdsPrivilege(privilege: Privilege): SQL {
  const byRole = inArray(users.role, [...privileges()[privilege]]);
  const unlimited = isNull(users.customRoleId);
  const granted = sql`exists (select 1 from ${tableNamed(rolesResource)} where ${isTheirs()} and not coalesce(jsonb_exists(narrowing->'rights', ${privilege}), false))`;
  const holds =
    neverCustom().includes(privilege) || !resourceNamed(rolesResource) ? unlimited : or(unlimited, granted);
  return and(byRole, holds) ?? byRole;
}

/** Condition that the custom role of a user narrows the role that they have. */
function isTheirs(): SQL {
  const { id, base, deletedAt } = tableNamed(rolesResource);
  if (!id || !base || !deletedAt) throw new Error('custom roles have no base');
  return and(eq(id, users.customRoleId), eq(base, users.role), isNull(deletedAt)) ?? sql`false`;
}

/** True for a person whose role requires a second step that they have not set up. */
export const mustAddSecondFactor = () => sql<boolean>`(not ${users.twoSteps} and ${demandsSecondFactor()})`;

/** Columns of a signed-in person, as `accountViewOf` takes them. */
export const sessionUserColumns = () => ({
  ...getTableColumns(users),
  mustAddSecondFactor: mustAddSecondFactor(),
});
