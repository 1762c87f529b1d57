import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { z } from 'zod';
import type { exportView } from '#domain/api/exportViews';
import type { AppContext } from '../../http/appContext';
import type { Queryable } from '../../db/connect';
import { exports } from '../../db/schema/exports';
import { files } from '../../db/schema/files';
import type { Actor } from '../../http/actor';
import { ApiError } from '../../http/apiError';
import { dayMs } from '#domain/scheduling/riyadhTime';
import { addJob } from '../../jobs/addJob';
import type { TaskName } from '../../jobs/taskNames';
import { toFileLink } from '../../services/files/fileLinks';

export type ExportRow = typeof exports.$inferSelect;
type View = z.output<typeof exportView>;

interface NewExport extends Pick<ExportRow, 'kind' | 'language' | 'query' | 'total' | 'page'> {
  readonly task: TaskName;
  readonly about?: string;
}

/** Begins to put a file together in the background; its owner may leave meanwhile. */
export async function beginExport(
  api: AppContext,
  { userId }: Actor,
  { task, ...values }: NewExport,
): Promise<View> {
  return api.db.transaction(async (tx) => {
    const [row] = await tx
      .insert(exports)
      .values({ ...values, ownerId: userId, createdAt: api.clock() })
      .returning();
    if (!row) throw new Error('the export was not written');
    await addJob(tx, task, { exportId: row.id });
    return toView(api, tx, row);
  });
}

/** One's own alone. @throws ApiError not_found */
export async function readExport(api: AppContext, actor: Actor, id: string): Promise<View> {
  const [row] = await api.db.select().from(exports).where(ownExport(actor, id));
  if (!row) throw new ApiError('not_found');
  return toView(api, api.db, row);
}

/** Stops what has not ended; what has is left as it is. @throws ApiError not_found */
export async function cancelExport(api: AppContext, actor: Actor, id: string): Promise<View> {
  await api.db
    .update(exports)
    .set({ status: 'cancelled', endedAt: api.clock() })
    .where(and(ownExport(actor, id), inArray(exports.status, ['waiting', 'running'])));
  return readExport(api, actor, id);
}

/** How long an export stands in its owner's list. */
const listedForMs = 7 * dayMs;
const mostListed = 20;

/** One's own of the last days, the newest first. */
export async function listExports(api: AppContext, { userId }: Actor): Promise<View[]> {
  const rows = await api.db
    .select()
    .from(exports)
    .where(
      and(eq(exports.ownerId, userId), gt(exports.createdAt, new Date(api.clock().getTime() - listedForMs))),
    )
    .orderBy(desc(exports.createdAt))
    .limit(mostListed);
  return Promise.all(rows.map((row) => toView(api, api.db, row)));
}

const ownExport = ({ userId }: Actor, id: string) => and(eq(exports.id, id), eq(exports.ownerId, userId));

async function toView(
  api: AppContext,
  db: Queryable,
  { id, kind, about, status, done, total, createdAt, fileId, expiresAt }: ExportRow,
): Promise<View> {
  const [file] = fileId ? await db.select().from(files).where(eq(files.id, fileId)) : [];
  return {
    ...{ id, kind, about, status, done, total, createdAt, expiresAt },
    file: file ? toFileLink(api, file) : null,
  };
}
