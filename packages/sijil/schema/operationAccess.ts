import { type Role, declaredRoles, type ResourceName, type OperationId } from 'sijil/schema/application';
import { type Action, permissionFor } from './access';
import type { OperationKind, Resource } from './resource';
import type { editingResource, PersonalResource } from '../base/live/liveMessages';

/** Actions of a declaration's access that permit each kind of operation; one of them is enough. */
export const kindActions = {
  list: ['read'],
  get: ['read'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
  export: ['read'],
  summary: ['read'],
  import: ['create'],
  bulk: ['update', 'delete'],
  restore: ['delete'],
  revert: ['update'],
  history: ['read', 'delete'],
  related: ['read'],
} as const satisfies Record<OperationKind, readonly Action[]>;

/** Operations that need a session where everybody may read the records: they read all rows of a list, or count other records. */
const signedInKinds: readonly OperationKind[] = ['export', 'summary', 'related'];

/** Operations of a module's records, which the console only reads. */
const readingKinds: readonly OperationKind[] = ['list', 'get', ...signedInKinds];

/**
 * Audience of a kind of operation: everyone, everyone signed in, some roles, or null for nobody. The row filter selects the
 * rows. A history names members of the team, so that of a public record is shown only to roles that may write; exporting
 * requires a session.
 */
export function kindAudience(
  resource: Resource,
  kind: OperationKind,
): 'everyone' | 'signedIn' | readonly Role[] | null {
  if (resource.storedBy && !readingKinds.includes(kind)) return null;
  if (kind === 'history') return historyReaders(resource);
  if (kind === 'revert') return inPast(resource, rolesWith(resource, kindActions.revert));
  const rules = kindActions[kind].map((action) => resource.access[action]);
  if (rules.every((rule) => rule === undefined)) return null;
  if (rules.includes('everyone')) return signedInKinds.includes(kind) ? 'signedIn' : 'everyone';
  if (rules.includes('signedIn')) return 'signedIn';
  return rolesWith(resource, kindActions[kind]);
}

function historyReaders(resource: Resource): readonly Role[] | null {
  const writers = rolesWith(resource, ['update', 'delete']);
  const { read } = resource.access;
  const open = read === undefined || typeof read === 'string' || read.some(isOnly);
  return inPast(resource, open ? writers : rolesWith(resource, ['read', 'update', 'delete']));
}

/**
 * Returns the roles that may read what a record held before; null for none. A record that belongs to another one may have
 * belonged to somebody else's before: a role that reads it through that one reads its present values only.
 */
function inPast(resource: Resource, those: readonly Role[]): readonly Role[] | null {
  const left = those.filter((role) => {
    const permission = permissionFor(resource, 'read', { role });
    return typeof permission === 'string' || permission.some((grant) => !('through' in grant));
  });
  return left.length > 0 ? left : null;
}

function isOnly(grant: unknown): boolean {
  return typeof grant === 'object' && grant !== null && 'is' in grant;
}

function rolesWith(resource: Resource, actions: readonly Action[]): readonly Role[] {
  return declaredRoles().filter((role) =>
    actions.some((action) => permissionFor(resource, action, { role }) !== 'none'),
  );
}

type AreaOf<Id> = Id extends `${infer Area}.${string}` ? Area : never;
/** First part of an operation's id. */
export type Area = AreaOf<OperationId>;
export type Shown = ResourceName | PersonalResource | typeof editingResource;

/** By area: the records that the answers of its operations show and that its writes touch (part `access`). */
export type ShownBy = Readonly<Record<Area, readonly Shown[]>>;
/** By operation whose answer is a file, or makes one: the records that the file shows. */
export type ShownInFile = Readonly<Partial<Record<OperationId, readonly Shown[]>>>;
/** Declarations that are derived from records of others: a write to those changes these. */
export type DrawnFrom = Readonly<Partial<Record<ResourceName, readonly ResourceName[]>>>;
/** Areas whose writes may change anything shown to the person: their identity, their rights. */
export type PersonAreas = readonly Area[];
/** Areas whose operations name one record of a kind by their `id`. */
export type OfOneRecord = Readonly<Partial<Record<Area, Shown>>>;

export const areaOf = (id: OperationId): Area => id.slice(0, id.indexOf('.')) as Area;
