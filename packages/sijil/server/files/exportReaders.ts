import { and, eq, isNull } from 'drizzle-orm';
import { resourceNamed, type Role, exportOperations } from 'sijil/schema/application';
import { permissionFor } from 'sijil/schema/access';
import { readsEach } from 'sijil/schema/fieldAccess';
import { findList, readsList } from 'sijil/schema/listReaders';
import { mayCallOperation } from 'sijil/schema/roles/mayCall';
import { actingRole } from '../db/actingRole';
import type { Queryable } from '../db/connect';
import { followLatestDesign } from '../db/followDesign';
import { exports } from '../db/schema/console';
import { users } from '../db/schema/users';

type ExportRow = typeof exports.$inferSelect;
type Made = Pick<ExportRow, 'kind' | 'query' | 'ownerId'>;

/** What the file of a list contains, stored with its export: its columns, and whether its maker read every record. */
export interface ListContent {
  readonly columns: string;
  readonly rows: 'all' | 'some';
}

/** Returns what the file of a list contains for its maker. */
export function contentOf(name: string, columns: readonly string[], role: Role): ListContent {
  const resource = findList(name)?.resource;
  const permission = resource ? permissionFor(resource, 'read', { role }) : 'none';
  return { columns: columns.join(','), rows: permission === 'all' ? 'all' : 'some' };
}

/** True while the owner of an export may read all that its file holds. */
export async function ownerMayRead(db: Queryable, made: Made): Promise<boolean> {
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, made.ownerId), eq(users.active, true), isNull(users.deletedAt)));
  if (!owner) return false;
  await followLatestDesign(db);
  return mayRead(made, actingRole(owner));
}

/** True for a file that belongs to no export, and for one whose owner may still read it. */
export async function isFileReadable(db: Queryable, fileId: string): Promise<boolean> {
  const [made] = await db.select().from(exports).where(eq(exports.fileId, fileId));
  return made === undefined || ownerMayRead(db, made);
}

/** Like `ownerMayRead`, for a role. */
export function mayRead({ kind, query }: Pick<Made, 'kind' | 'query'>, role: Role): boolean {
  const operation = exportOperations()[kind];
  return operation === null ? mayReadList(query, role) : mayCallOperation(operation, role);
}

function mayReadList({ list = '', columns = '', rows }: ExportRow['query'], role: Role): boolean {
  const resource = findList(list)?.resource;
  if (!resource || readsList(list, role) !== true || !resourceNamed(resource.name)) return false;
  const isWhole = rows !== 'all' || permissionFor(resource, 'read', { role }) === 'all';
  return isWhole && readsEach(resource, columns.split(',').filter(Boolean), role);
}
