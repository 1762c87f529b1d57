import { and, asc, eq, gt, inArray, isNull, or, type SQL } from 'drizzle-orm';
import { mayOwn, ownershipOf } from '../db/accounts';
import { resourceNamed } from 'sijil/schema/application';
import type { RecordView } from 'sijil/contract/recordView';
import { isOwn, type OnlyGrant, type OwnGrant, permissionFor, type ThroughGrant } from 'sijil/schema/access';
import type { AutomationStep } from 'sijil/schema/automations/automationSteps';
import type { Resource } from 'sijil/schema/resource';
import { customRole, customRolesOn } from 'sijil/schema/roles/customRoles';
import { actingRole } from '../db/actingRole';
import type { Queryable } from '../db/connect';
import { users } from '../db/schema/users';
import { storedRow } from '../db/storedRows';
import { compile } from '../resources/compile';

export type Recipient = typeof users.$inferSelect;

interface Asked {
  readonly resource: Resource;
  readonly record: RecordView;
  readonly step: Pick<AutomationStep, 'to' | 'toRole'>;
}

/** Returns recipients of a message about a record, ordered by id, after a given one. */
export async function recipientsOf(
  db: Queryable,
  asked: Asked,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<readonly Recipient[]> {
  const wanted = await peopleOf(db, asked);
  if (!wanted) return [];
  return db
    .select()
    .from(users)
    .where(and(wanted, after === null ? undefined : gt(users.id, after)))
    .orderBy(asc(users.id))
    .limit(limit);
}

/** True for a recipient of a message about a record. */
export async function isRecipient(db: Queryable, asked: Asked, userId: string): Promise<boolean> {
  const wanted = await peopleOf(db, asked);
  return wanted !== undefined && (await db.$count(users, and(wanted, eq(users.id, userId)))) > 0;
}

/** Returns the recipients of a message as a condition; undefined where there are none. */
async function peopleOf(db: Queryable, { resource, record, step }: Asked): Promise<SQL | undefined> {
  const inField = idsIn(record[step.to?.split('.')[1] ?? '']);
  const ofRole = step.toRole ? await readersOf(db, resource, record, step.toRole) : undefined;
  const named = inField.length > 0 ? inArray(users.id, inField) : undefined;
  const wanted = or(named, ofRole);
  return wanted && and(wanted, eq(users.active, true), isNull(users.deletedAt));
}

function idsIn(value: unknown): string[] {
  const ids: readonly unknown[] = Array.isArray(value) ? value : [value];
  return ids.filter((id) => typeof id === 'string');
}

type Values = Readonly<Record<string, unknown>>;
type RoleName = NonNullable<AutomationStep['toRole']>;

/** Returns the people of a role who may read the record, as a condition; undefined where none may. */
async function readersOf(
  db: Queryable,
  resource: Resource,
  record: Values,
  role: RoleName,
): Promise<SQL | undefined> {
  const permission = permissionFor(resource, 'read', { role });
  if (permission === 'none') return undefined;
  if (permission === 'all')
    return and(
      eq(users.role, role),
      or(isNull(users.customRoleId), inArray(users.customRoleId, customReaders(resource, role))),
    );
  const reading = permission.map(async (grant) => {
    if ('through' in grant) return readersThrough(db, grant, record, role);
    const owners = await ownersOf(db, { resource, record }, role, grant);
    return owners.length > 0 ? inArray(users.id, owners) : undefined;
  });
  return or(...(await Promise.all(reading)));
}

/** The people of a role who may read the record to which this one belongs. */
async function readersThrough(
  db: Queryable,
  { field, through }: ThroughGrant,
  record: Values,
  role: RoleName,
): Promise<SQL | undefined> {
  const target = resourceNamed(through);
  const id = record[field];
  if (!target || typeof id !== 'string') return undefined;
  const { id: ids, deletedAt } = compile(target);
  const parent = await storedRow<Values>(
    db,
    through,
    and(eq(ids, id), deletedAt ? isNull(deletedAt) : undefined),
  );
  return parent && readersOf(db, target, parent, role);
}

/** Ids of the custom roles that narrow a role and still read every record. */
const customReaders = (resource: Resource, role: RoleName): string[] =>
  customRolesOn(role)
    .map(({ id }) => id)
    .filter((id) => permissionFor(resource, 'read', { role: customRole(id) }) === 'all');

async function ownersOf(
  db: Queryable,
  { resource, record }: Pick<Asked, 'resource'> & { readonly record: Values },
  role: RoleName,
  grant: OwnGrant | OnlyGrant,
): Promise<readonly string[]> {
  const value = record[grant.field];
  if (typeof value !== 'string') return [];
  const near = 'is' in grant ? undefined : or(eq(users.id, value), mayOwn(value));
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.role, role), near));
  const owners = [];
  for (const person of people) {
    const actor = { userId: person.id, role: actingRole(person), ...(await ownershipOf(db, person)) };
    const reads = permissionFor(resource, 'read', actor) !== 'none';
    if (reads && isOwn(grant, actor, value)) owners.push(person.id);
  }
  return owners;
}
