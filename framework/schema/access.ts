import type { Role } from '#app/roles';

/** The person behind a call, as access rules see them. `branchIds` null: every branch of the company. */
export interface Actor {
  readonly userId: string;
  readonly role: Role;
  readonly clientId: string | null;
  readonly branchIds: readonly string[] | null;
  /** Limit for signing and paying one order, in halalas with VAT; null: no limit. */
  readonly spendingLimit: number | null;
}

/** A role that may act only on rows whose `field` holds the actor's own `as`; compiled to SQL, never run as code. */
export interface OwnGrant {
  readonly roles: readonly Role[];
  readonly field: string;
  readonly as: 'userId' | 'clientId' | 'branchIds';
}

/** A role that may act only on rows whose `field` holds this very value, such as active ones. */
export interface OnlyGrant {
  readonly roles: readonly Role[];
  readonly field: string;
  readonly is: string | boolean;
}

export type RowGrant = OwnGrant | OnlyGrant;
export type Grant = Role | RowGrant;
export type Action = 'read' | 'create' | 'update' | 'delete';

/** An absent action is nobody's. `everyone` includes people who are not signed in; `signedIn` every signed-in role. */
export type Access = Partial<Record<Action, 'everyone' | 'signedIn' | readonly Grant[]>>;

/** Rows of one's own: `own('clientId', ['client'])` reads «where client_id is the actor's company». */
export function own(field: string, roles: readonly Role[], as: OwnGrant['as'] = 'clientId'): OwnGrant {
  return { roles, field, as };
}

/** Rows in a state: `only('active', true, ['client'])`. */
export function only(field: string, is: OnlyGrant['is'], roles: readonly Role[]): OnlyGrant {
  return { roles, field, is };
}

/** True for a row that a grant names, by the value of its field; `rowFilter` is the same in SQL. */
export function isOwn(grant: RowGrant, actor: Actor, value: unknown): boolean {
  const own = 'is' in grant ? grant.is : actor[grant.as];
  if (own === null) return false;
  return Array.isArray(own) ? own.includes(value) : own === value;
}

/** Permission of an actor on a resource: everything, nothing, or the rows that the grants describe. */
export type Permission = 'all' | 'none' | readonly RowGrant[];

export function permissionFor(access: Access, action: Action, actor: Pick<Actor, 'role'> | null): Permission {
  const rule = access[action];
  if (rule === undefined) return 'none';
  if (rule === 'everyone') return 'all';
  if (!actor) return 'none';
  if (rule === 'signedIn') return 'all';
  if (rule.some((grant) => grant === actor.role)) return 'all';
  const own = rule.filter(
    (grant): grant is RowGrant => typeof grant !== 'string' && grant.roles.includes(actor.role),
  );
  return own.length > 0 ? own : 'none';
}
