import {
  guardedAccounts,
  type Role,
  type Owner,
  type Ownership,
  neverCustom,
} from 'sijil/schema/application';
import { actsAsRole } from './actsLater';
import { baseRole, isCustom, keepsRight, type Left, roleDesign } from './roles/customRoles';

/** The person behind a call, as access rules see them. */
export interface Actor extends Ownership {
  readonly userId: string;
  readonly role: Role;
}

/** A role that may act only on rows whose `field` holds the actor's own `as`; compiled to SQL, never run as code. */
export interface OwnGrant {
  readonly roles: readonly Role[];
  readonly field: string;
  readonly as: 'userId' | Owner;
}

/** A role that may act only on rows whose `field` holds this very value, such as active ones. */
export interface OnlyGrant {
  readonly roles: readonly Role[];
  readonly field: string;
  readonly is: string | boolean;
}

/** A role that may act only on rows whose `field` refers to a record of another declaration that the actor may read. */
export interface ThroughGrant {
  readonly roles: readonly Role[];
  readonly field: string;
  readonly through: string;
}

export type RowGrant = OwnGrant | OnlyGrant | ThroughGrant;
export type Grant = Role | RowGrant;
export type Action = 'read' | 'create' | 'update' | 'delete';

/** Grants of each action; an absent one is nobody's. `everyone` includes people who are not signed in; `signedIn`, every role. */
export type Access = Partial<Record<Action, 'everyone' | 'signedIn' | readonly Grant[]>>;

/** Grants the caller's own rows: `own('memberId', ['member'])` reads «where member_id is the actor»; `as` is what they own by. */
export function own(field: string, roles: readonly Role[], as: OwnGrant['as'] = 'userId'): OwnGrant {
  return { roles, field, as };
}

/** Grants rows in a state: `only('active', true, ['client'])`. */
export function only(field: string, is: OnlyGrant['is'], roles: readonly Role[]): OnlyGrant {
  return { roles, field, is };
}

/** Grants rows that belong to a record of the caller's own: `through('parentId', 'branches', ['client'])`. */
export function through(field: string, target: string, roles: readonly Role[]): ThroughGrant {
  return { roles, field, through: target };
}

/**
 * True for a row that a grant covers, by the value of its field; `rowFilter` is the same in SQL. For a row that belongs to
 * another record, see `readsThrough`.
 */
export function isOwn(grant: OwnGrant | OnlyGrant, actor: Actor, value: unknown): boolean {
  const own = 'is' in grant ? grant.is : actor[grant.as];
  if (own === null) return false;
  return Array.isArray(own) ? own.includes(value) : own === value;
}

/** Permission of an actor on a resource: everything, nothing, or the rows that the grants describe. */
export type Permission = 'all' | 'none' | readonly RowGrant[];

/** Name and access of a declaration. */
export interface Guarded {
  readonly name: string;
  readonly access: Access;
  readonly account?: { readonly roles: readonly Role[] } | undefined;
  readonly rowsOf?: string | undefined;
  readonly needs?: { readonly privilege: string; readonly left: Left } | undefined;
}

/** The one source of an actor's rights on a declaration's records: those of the base role, less a custom role's limits. */
export function permissionFor(
  resource: Guarded,
  action: Action,
  actor: Pick<Actor, 'role'> | null,
): Permission {
  const granted = grantedTo(resource.access, action, actor);
  if (granted === 'none' || !actor || resource.access[action] === 'everyone') return granted;
  const left = leftOf(resource, action, actor.role);
  if (left === undefined) return granted;
  if (left === 'nothing') return 'none';
  if (granted !== 'all') return granted;
  const owners = ownersIn(resource.access);
  return owners.length > 0 ? owners : 'none';
}

function grantedTo(access: Access, action: Action, actor: Pick<Actor, 'role'> | null): Permission {
  const rule = access[action];
  if (rule === undefined) return 'none';
  if (rule === 'everyone') return 'all';
  const role = actor && baseRole(actor.role);
  if (role === null) return 'none';
  if (rule === 'signedIn') return 'all';
  if (rule.some((grant) => grant === role)) return 'all';
  const own = rule.filter(
    (grant): grant is RowGrant => typeof grant !== 'string' && grant.roles.includes(role),
  );
  return own.length > 0 ? own : 'none';
}

/**
 * Returns the part of an action that a custom role leaves; undefined where it may do all that its base may. A role that does not
 * read neither changes nor deletes.
 */
export function leftOf(
  { name, account, rowsOf, needs }: Guarded,
  action: Action,
  role: Role,
): Left | undefined {
  if (!isCustom(role)) return undefined;
  if (action !== 'read' && decidesRights({ name, account })) return 'nothing';
  if (repeatsOthers({ name })) return 'nothing';
  const records = roleDesign(role)?.narrowing.records;
  const limits = records?.[name];
  const ofRows = rowsOf === undefined ? undefined : records?.[rowsOf]?.read;
  const lacking = needs && !keepsRight(role, needs.privilege) ? needs.left : undefined;
  if (lacking === 'nothing') return 'nothing';
  const taken = [limits?.[action], ...(action === 'create' ? [] : [limits?.read, ofRows, lacking])];
  return taken.includes('nothing') ? 'nothing' : taken.includes('own') ? 'own' : undefined;
}

/** True for records that copy values of others, of any type and field: no custom role reads them. */
export function repeatsOthers({ name }: Pick<Guarded, 'name'>): boolean {
  return name === 'automationRuns' || name === 'webhookDeliveries';
}

/** True for an action that no custom role ever has on these records. */
export function isNeverCustom(resource: Guarded, action: Action): boolean {
  const { needs } = resource;
  return (
    repeatsOthers(resource) ||
    (action !== 'read' && decidesRights(resource)) ||
    (needs?.left === 'nothing' && neverCustom().includes(needs.privilege))
  );
}

/** True for records by which people could extend their own rights: custom roles, what acts as a role, and guarded accounts. */
export function decidesRights({ name, account }: Pick<Guarded, 'name' | 'account'>): boolean {
  return (
    name === 'customRoles' ||
    actsAsRole(name) ||
    (account?.roles.some((role) => guardedAccounts().some((one) => one === role)) ?? false)
  );
}

/** Returns the grants that select a person's own rows. */
export function ownersIn(access: Access): OwnGrant[] {
  const grants = Object.values(access).flatMap((rule) => (typeof rule === 'string' ? [] : rule));
  return grants.filter(
    (grant): grant is OwnGrant => typeof grant === 'object' && 'as' in grant && grant.as === 'userId',
  );
}
