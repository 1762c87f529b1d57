import { and, desc, eq, gt, inArray, isNull } from 'drizzle-orm';
import type { z } from 'zod';
import type { exportView } from 'sijil/contract/exportViews';
import { goingStatuses } from 'sijil/base/files/exports';
import type { Queryable, Transaction } from '../db/connect';
import type { Actor, AppContext } from '../http/appContext';
import { exports } from '../db/schema/console';
import { files } from '../db/schema/files';
import { ApiError } from '../http/apiError';
import { dayMs } from 'sijil/base/time/riyadhTime';
import { addJob } from '../jobs/addJob';
import type { TaskName } from 'sijil/schema/application';
import { mayRead } from '../files/exportReaders';
import { type Signer, toFileLink } from '../files/fileLinks';
import { operation } from '../http/operation';
import { ownershipOf } from '../db/accounts';
import type { Actor as Person } from 'sijil/schema/access';
import { actingRole } from '../db/actingRole';
import { followLatestDesign } from '../db/followDesign';
import { users } from '../db/schema/users';

export type ExportRow = typeof exports.$inferSelect;
type View = z.output<typeof exportView>;

interface NewExport extends Pick<ExportRow, 'kind' | 'language' | 'query' | 'total' | 'page'> {
  readonly task: TaskName;
  readonly about?: string;
}

/** Starts an export in the background; its owner may leave the page. */
export async function beginExport(api: AppContext, { userId }: Actor, values: NewExport): Promise<View> {
  return api.db.transaction(async (tx) => toView(api, await insertExport(api, tx, userId, values), null));
}

/** Like `beginExport`, in the caller's transaction. */
export async function insertExport(
  { clock }: Pick<AppContext, 'clock'>,
  tx: Transaction,
  ownerId: string,
  { task, ...values }: NewExport,
): Promise<ExportRow> {
  const [row] = await tx
    .insert(exports)
    .values({ ...values, ownerId, createdAt: clock() })
    .returning();
  if (!row) throw new Error('the export was not written');
  await addJob(tx, task, { exportId: row.id });
  return row;
}

/** Export of the actor. @throws ApiError not_found */
async function readExport(api: AppContext, actor: Actor, id: string): Promise<View> {
  const [found] = await api.db
    .select({ row: exports, file: files })
    .from(exports)
    .leftJoin(files, eq(files.id, exports.fileId))
    .where(ownExport(actor, id));
  if (!found) throw new ApiError('not_found');
  if (found.file && !mayRead(found.row, actor.role)) throw new ApiError('export_unreadable');
  return toView(api, found.row, found.file);
}

/** Cancels an export that has not ended; an ended one is left unchanged. @throws ApiError not_found */
async function cancelExport(api: AppContext, actor: Actor, id: string): Promise<View> {
  await api.db
    .update(exports)
    .set({ status: 'cancelled', endedAt: api.clock() })
    .where(and(ownExport(actor, id), inArray(exports.status, goingStatuses)));
  return readExport(api, actor, id);
}

/** Time in milliseconds for which an export is shown in its owner's list. */
const listedForMs = 7 * dayMs;
const mostListed = 20;

/** Recent exports of the actor, newest first. */
export async function listExports(api: AppContext, { userId, role }: Actor): Promise<View[]> {
  const rows = await api.db
    .select({ row: exports, file: files })
    .from(exports)
    .leftJoin(files, eq(files.id, exports.fileId))
    .where(
      and(eq(exports.ownerId, userId), gt(exports.createdAt, new Date(api.clock().getTime() - listedForMs))),
    )
    .orderBy(desc(exports.createdAt))
    .limit(mostListed);
  // A file that its owner may no longer read is listed without its link.
  return rows.map(({ row, file }) => toView(api, row, file && mayRead(row, role) ? file : null));
}

const ownExport = ({ userId }: Actor, id: string) => and(eq(exports.id, id), eq(exports.ownerId, userId));

function toView(
  signer: Signer,
  { id, kind, about, status, done, total, createdAt, expiresAt }: ExportRow,
  file: typeof files.$inferSelect | null,
): View {
  return {
    id,
    kind,
    about,
    status,
    done,
    total,
    createdAt,
    expiresAt,
    file: file && toFileLink(signer, file),
  };
}

/** Registers the progress of files that are made in the background, and their cancellation. */
export function registerExports(api: AppContext): void {
  operation(api, 'exports.list', {
    summary: 'Own exports of the last week, the newest first',
    handler: ({ actor }) => listExports(api, actor),
  });

  operation(api, 'exports.get', {
    summary: 'How far an own export is and, once it is done, a link to its file until it expires',
    handler: ({ actor, params: { id } }) => readExport(api, actor, id),
  });

  operation(api, 'exports.cancel', {
    summary: 'Stop an own export that has not ended',
    handler: ({ actor, params: { id } }) => cancelExport(api, actor, id),
  });
}

/** Returns the owner of an export, with their present rights. @throws Error for an account that is deactivated or deleted */
export async function ownerOf(db: Queryable, { ownerId }: Pick<ExportRow, 'ownerId'>): Promise<Person> {
  const [owner] = await db
    .select()
    .from(users)
    .where(and(eq(users.id, ownerId), eq(users.active, true), isNull(users.deletedAt)));
  if (!owner) throw new Error('who asked for the export is no longer there');
  await followLatestDesign(db);
  return { userId: owner.id, role: actingRole(owner), ...(await ownershipOf(db, owner)) };
}
